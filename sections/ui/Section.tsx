import type { ReactNode } from 'react'

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

/** Joins class names and leaves out what isn't there: ('a', undefined, false, 'b') is "a b". */
export function classes(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
