import type { ReactNode } from 'react'
import { classes } from './classes'

interface Props {
  id?: string
  hideOnPhones?: boolean
  className?: string
  children: ReactNode
}

/** The outermost element of every section. */
export function Section({ id, hideOnPhones, className, children }: Props) {
  return (
    <section id={id} className={classes(hideOnPhones && 'only-wide', className)}>
      {children}
    </section>
  )
}
