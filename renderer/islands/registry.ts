import type { IslandName } from '../../sections/ui/island'

/** What an island's module exports: code that brings one element to life. */
export interface IslandModule {
  mount: (element: HTMLElement) => void
}

/** Every island, imported only when one of its elements needs it. */
export const islands: Record<IslandName, () => Promise<IslandModule>> = {
  accordion: () => import('../../sections/faq/accordion.island'),
  drawer: () => import('../../sections/ui/drawer.island'),
  frame: () => import('../../sections/ui/frame.island'),
  'not-found': () => import('../../sections/not-found/not-found.island'),
  parallax: () => import('../../sections/hero/parallax.island'),
  'quote-form': () => import('../../sections/ui/quote-form.island'),
}
