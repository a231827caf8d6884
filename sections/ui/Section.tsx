import type { ReactNode } from 'react'
import type { Ground } from '../../schemas/types'

interface Props {
  id?: string
  hideOnPhones?: boolean
  ground?: Ground
  /** Its name for screen readers, if it has no heading. */
  label?: string
  className?: string
  children: ReactNode
}

/** The outermost element of every section. */
export function Section({ id, hideOnPhones, ground, label, className, children }: Props) {
  const all = classes(hideOnPhones && 'only-wide', className, ground === 'band' && 'section--warm')
  return (
    <section id={id} className={all} aria-label={label}>
      {children}
    </section>
  )
}

/** Joins class names and leaves out what isn't there: ('a', undefined, false, 'b') is "a b". */
export function classes(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
