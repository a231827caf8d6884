import { Icon } from './Icon'
import { ItemLink } from './links'
import { Markdown } from './Markdown'
import { classes } from './Section'

interface Item {
  title: string
  text?: string
  icon?: string
  href?: string
}

/** A ruled list of things with their icons. With nothing under it, a thing's title is the text and no heading. */
export function ItemRows({ items, className }: { items: Item[]; className?: string }) {
  return (
    <ul className={classes('rows rows--icons', className)}>
      {items.map(({ title, text, icon, href }) => (
        <li key={title}>
          <Icon name={icon ?? 'check'} />
          {text ? (
            <div>
              <h3>
                <ItemLink title={title} href={href} />
              </h3>
              <Markdown text={text} />
            </div>
          ) : (
            <p>{title}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
