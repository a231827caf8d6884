import type { PointsProps } from '../../schemas/types'
import { Icon } from '../ui/Icon'
import { Markdown } from '../ui/Markdown'

/** One thing to know. With nothing under it, its title is the text and no heading. */
export function PointItem({ icon, title, text }: PointsProps['items'][number]) {
  return (
    <li>
      <Icon name={icon ?? 'check'} />
      {text ? (
        <div>
          <h3>{title}</h3>
          <Markdown text={text} />
        </div>
      ) : (
        <p>{title}</p>
      )}
    </li>
  )
}
