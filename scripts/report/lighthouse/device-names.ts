import type { Device } from '../../lighthouse/measurement'

/** What people call the devices that Lighthouse stands in for. */
export const DEVICE_NAMES: Record<Device, string> = { mobile: 'telephone', desktop: 'desktop' }
