import type { PricesProps } from '../../schemas/types'
import { Button } from '../ui/Button'
import { groupNeighbors } from '../ui/group-neighbors'
import { Icon } from '../ui/Icon'
import { Markdown } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './Prices.module.css'

type Price = PricesProps['items'][number]

/** What things cost: a ruled list beside its heading, or packages side by side under it. */
export function Prices(props: PricesProps) {
  const { id, hideOnPhones, variant = 'table', title, text, items, note } = props
  const isTable = variant === 'table'
  // packages are slips of paper, which need a ground that they stand out from
  const { ground = isTable ? 'page' : 'band' } = props
  return (
    <Section id={id} hideOnPhones={hideOnPhones} ground={ground} className="section">
      <div className={classes('wrap', isTable && 'columns columns--head')}>
        <SectionHead title={title} text={text} className={isTable ? 'sticky' : undefined} />
        <div>
          {isTable ? <PriceList items={items} /> : <Packages items={items} />}
          {note && <Markdown text={note} className={`small ${styles.note}`} />}
        </div>
      </div>
    </Section>
  )
}

/** Names on the left, prices at the right edge, under the headings of their groups. */
function PriceList({ items }: Pick<PricesProps, 'items'>) {
  return groupNeighbors(items).map(({ name, items }, index) => (
    <div key={index} className={styles.group}>
      {name && <h3>{name}</h3>}
      <dl className={styles.list}>
        {items.map((item, index) => (
          <div key={index}>
            <dt>
              {item.title} {item.label && <span className={styles.label}>{item.label}</span>}
            </dt>
            <dd className={styles.price}>
              <b>{item.price}</b> {item.per && <span>{item.per}</span>}
            </dd>
            {item.text && (
              <dd className={styles.text}>
                <Markdown text={item.text} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  ))
}

/** Offers to compare. The one with a label lies on top, and its button is the one that is lit. */
function Packages({ items }: Pick<PricesProps, 'items'>) {
  return (
    <ul className={styles.packages}>
      {items.map((item, index) => (
        <Package key={index} {...item} />
      ))}
    </ul>
  )
}

function Package({ title, text, price, per, label, includes, button }: Price) {
  return (
    <li className={classes(styles.package, label && styles.lit)}>
      <div>
        {label && <p className={styles.label}>{label}</p>}
        <h3>{title}</h3>
      </div>
      <p className={styles.sum}>
        <b>{price}</b> {per && <span>{per}</span>}
      </p>
      <div className={styles.words}>
        {text && <Markdown text={text} />}
        {includes && (
          <ul className={`rows--icons ${styles.includes}`}>
            {includes.map((thing) => (
              <li key={thing}>
                <Icon name="check" />
                {thing}
              </li>
            ))}
          </ul>
        )}
      </div>
      {button && <Button button={button} look={label ? 'primary' : 'line'} wide />}
    </li>
  )
}
