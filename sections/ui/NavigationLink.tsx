import type { ReactNode } from 'react'
import type { Site } from '../../schemas/types'
import { usePage } from '../page-context'
import { linkAttributes } from './href'

type Props = Site['navigation'][number] & { children?: ReactNode }

/** A link at the top of the page. It knows when it leads to the page it is on. */
export function NavigationLink({ label, href, children }: Props) {
  const { site, route } = usePage()
  return (
    <a {...linkAttributes(href, site)} aria-current={href === route ? 'page' : undefined}>
      {label}
      {children}
    </a>
  )
}
