import { ask } from './api'
import type { StudioState } from './state'

/** How each part of what the app knows of the whole site is read. */
export const READERS = {
  site: async () => ({ overview: await ask('site', {}) }),
  catalogue: async () => ({ catalogue: await ask('catalogue', {}) }),
  problems: async () => ({ problems: await ask('problems', {}) }),
  pictures: async () => ask('pictures', {}),
  links: async () => ({ links: (await ask('links', {})).pages }),
} satisfies Record<string, () => Promise<Partial<StudioState>>>
