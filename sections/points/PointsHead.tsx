import type { PointsProps } from '../../schemas/types'
import { Markdown } from '../ui/Markdown'

/** The heading over the points, where there is one. */
export function PointsHead({ title, text, className }: Pick<PointsProps, 'title' | 'text'> & { className?: string }) {
  if (!title && !text) return null
  return (
    <header className={`section__head ${className ?? ''}`.trim()}>
      {title && <h2>{title}</h2>}
      {text && <Markdown text={text} />}
    </header>
  )
}
