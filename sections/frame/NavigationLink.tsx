import type { ReactNode } from 'react'
import type { Site } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { linkAttributes } from '../ui/links'

export type NavigationItem = Site['navigation'][number]

/** A link of the navigation. It is marked on the page that it leads to. */
export function NavigationLink({ label, href, children }: NavigationItem & { children?: ReactNode }) {
  const { site, route } = usePage()
  return (
    <a {...linkAttributes(href, site)} aria-current={href === route ? 'page' : undefined}>
      {label}
      {children}
    </a>
  )
}
