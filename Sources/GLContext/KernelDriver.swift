/// The kernel's driver of a DRM node, and what is known of the chips behind it.
struct KernelDriver: Sendable, Hashable {
  /// The name that the kernel gives it, as in `amdgpu`.
  let name: String

  /// Whether it drives a screen, plain memory or an emulated graphics card, so that no GL driver
  /// for a chip can be missing.
  var hasNoChip: Bool { Self.withoutChip.contains(name) }

  /// What helps where GL draws in software, or not at all, although there is a chip.
  var remedy: String {
    switch name {
    // The second name is sysfs's, which tells of the chip's bus instead of its node.
    case "nvidia-drm", "nvidia":
      "install NVIDIA's EGL and GBM libraries, of the same version as the kernel's driver; in a"
        + " container, 'docker run --gpus all -e NVIDIA_DRIVER_CAPABILITIES=graphics'"
    case "virtio_gpu", "virtio-pci":
      "have the host give the virtual machine 3D, as qemu does with '-device virtio-gpu-gl'"
    default:
      "the GL driver for the kernel's '\(name)' is missing or does not know this chip; install it,"
        + " as in 'apt-get install libgl1-mesa-dri'"
    }
  }

  private static let withoutChip: Set = [
    "ast", "bochs", "bochs-drm", "cirrus", "evdi", "hyperv_drm", "mgag200", "ofdrm", "qxl",
    "simpledrm", "udl", "vboxvideo", "vgem", "vkms",
  ]
}
