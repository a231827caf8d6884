import type { ComponentType } from 'react'
import type { IslandName } from '../../sections/ui/island'

/** A plain island: code for one element. */
export interface PlainIsland {
  mount: (element: HTMLElement) => void | Promise<void>
}

/** A React island: the component that <Hydrated> rendered, with the props that were given there. */
export interface ReactIsland {
  Component: ComponentType<never>
}

/** Every island, imported when one of its elements needs it. */
export const islands: Record<IslandName, () => Promise<PlainIsland | ReactIsland>> = {
  accordion: () => import('../../sections/faq/accordion.island'),
  analytics: () => import('../../sections/frame/analytics.island'),
  aside: () => import('../../sections/ui/aside.island'),
  chat: () => import('../../sections/chat/chat.island'),
  drawer: () => import('../../sections/frame/drawer.island'),
  financing: () => import('../../sections/financing/financing.island'),
  frame: () => import('../../sections/ui/embeds/frame.island'),
  menu: () => import('../../sections/frame/menu.island'),
  messages: () => import('../../sections/ui/embeds/messages.island'),
  'not-found': () => import('../../sections/not-found/not-found.island'),
  parallax: () => import('../../sections/hero/parallax.island'),
  'quote-form': () => import('../../sections/ui/embeds/quote-form.island'),
}
