import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Controls.module.css'

const ICONS = { error: CircleAlert, warning: TriangleAlert, note: Info }

/** A message where it concerns somebody. */
export function Callout({ tone, id, children }: { tone: keyof typeof ICONS; id?: string; children: ReactNode }) {
  const Icon = ICONS[tone]
  return (
    <div className={styles.notice} data-tone={tone} id={id}>
      <Icon aria-hidden />
      <div>{children}</div>
    </div>
  )
}
