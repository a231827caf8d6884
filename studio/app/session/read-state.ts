import { ask } from './api'
import type { StudioState } from './state'
import { keepSame } from './values'

/** How each part of what the app knows of the whole site is read. What is still the same stays the same object. */
export const READERS = {
  site: async (before) => {
    const { history, ...overview } = await ask('site', {})
    return { history, overview: keepSame(before.overview, overview) }
  },
  catalogue: async (before) => ({ catalogue: keepSame(before.catalogue, await ask('catalogue', {})) }),
  problems: async (before) => ({ problems: keepSame(before.problems, await ask('problems', {})) }),
  pictures: async (before) => ({ pictures: keepSame(before.pictures, (await ask('pictures', {})).pictures) }),
} satisfies Record<string, (before: StudioState) => Promise<Partial<StudioState>>>
