import type { ReactNode } from 'react'
import { usePage } from '../page-context'
import { classes } from './classes'
import { href } from './href'

interface Props {
  className?: string
  /** What is said to screen readers, where the number alone is not enough. */
  label?: string
  /** In place of the number itself. */
  children?: ReactNode
}

/** The page's telephone number as a link; it never breaks into two lines. */
export function PhoneLink({ className, label, children }: Props) {
  const { site } = usePage()
  return (
    <a className={classes('nobr', className)} href={href(`tel:${site.phone}`, site)} aria-label={label}>
      {children ?? site.phone}
    </a>
  )
}
