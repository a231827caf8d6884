import type { IslandName } from '../../sections/ui/island'

/** What an island's module exports: code that brings one element to life. */
export interface IslandModule {
  mount: (element: HTMLElement) => void | Promise<void>
}

/** Every island, imported only when one of its elements needs it. */
export const islands: Record<IslandName, () => Promise<IslandModule>> = {
  accordion: () => import('../../sections/faq/accordion.island'),
  analytics: () => import('../../sections/ui/analytics.island'),
  chat: () => import('../../sections/chat/chat.island'),
  drawer: () => import('../../sections/ui/drawer.island'),
  financing: () => import('../../sections/financing/financing.island'),
  frame: () => import('../../sections/ui/frame.island'),
  menu: () => import('../../sections/ui/menu.island'),
  'not-found': () => import('../../sections/not-found/not-found.island'),
  parallax: () => import('../../sections/hero/parallax.island'),
  'quote-form': () => import('../../sections/ui/quote-form.island'),
}
