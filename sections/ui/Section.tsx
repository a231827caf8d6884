import type { ReactNode } from 'react'
import type { Ground } from '../../schemas/types'

interface Props {
  id?: string
  hideOnPhones?: boolean
  ground?: Ground
  className?: string
  children: ReactNode
}

/** The outermost element of every section. */
export function Section({ id, hideOnPhones, ground, className, children }: Props) {
  return (
    <section id={id} className={classes(hideOnPhones && 'only-wide', className, ground === 'band' && 'section--warm')}>
      {children}
    </section>
  )
}

/** Joins class names and leaves out what isn't there: ('a', undefined, false, 'b') is "a b". */
export function classes(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
