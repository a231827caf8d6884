import type { ServicesProps } from '../../schemas/types'
import { usePage } from '../page-context'
import { Icon } from '../ui/Icon'
import { Cover } from '../ui/Image'
import { ItemLink, linkAttributes } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import panel from './ServicePanel.module.css'
import styles from './Services.module.css'

/** What the business does, as a list of links. */
export function Services(props: ServicesProps) {
  const { id, hideOnPhones, variant = 'tiles', title, text } = props
  const Variant = variants[variant]
  const isLedger = variant === 'ledger'
  const ground = variant === 'panel' && 'section--warm'
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes('section', ground, styles.services)}>
      <div className={classes('wrap', isLedger && 'columns columns--head')}>
        <SectionHead title={title} text={text} className={isLedger ? 'sticky' : undefined} />
        <Variant {...props} />
      </div>
    </Section>
  )
}

type Service = ServicesProps['items'][number]

/** Cards; those with a picture are twice as wide. */
function Tiles({ items, more }: ServicesProps) {
  return (
    <ul className={styles.tiles}>
      {items.map((item) => (
        <Tile key={item.title} {...item} />
      ))}
      {more && <Tile icon="arrow-right" className={styles.more} {...more} />}
    </ul>
  )
}

type TileProps = Omit<Service, 'text'> & { text?: string; className?: string }

function Tile({ icon, title, text, href, image, className }: TileProps) {
  return (
    <li className={classes(styles.tile, image ? styles.pictured : styles.small, className)}>
      <Cover picture={image} sizes="(min-width: 1021px) 600px, 100vw" />
      {icon && !image && <Icon name={icon} />}
      <div className={styles.text}>
        <h3>
          <ItemLink title={title} href={href} />
        </h3>
        {text && <Markdown text={text} />}
      </div>
      {image && href && <Icon name="arrow-right" className={styles.go} />}
    </li>
  )
}

/** A ruled list beside its heading. */
function Ledger({ items, more }: ServicesProps) {
  const rows = more ? [...items, { icon: 'arrow-right', ...more }] : items
  return (
    <ul className={`pair ${styles.ledger}`}>
      {rows.map((row) => (
        <li key={row.title}>
          {row.icon && <Icon name={row.icon} />}
          <div>
            <h3>
              <ItemLink title={row.title} href={row.href} />
            </h3>
            {row.text && <Markdown text={row.text} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

/**
 * Many services, each group of them under a heading that stays in sight while its list passes. An arrow shows that a
 * link opens in a new tab.
 */
function Index({ items, more }: ServicesProps) {
  const { site } = usePage()
  return (
    <>
      {groupNeighbors(items).map(({ name, services }, index) => (
        <div key={index} className={styles.group}>
          {name && <h3 className="sticky">{name}</h3>}
          <ul className={`pair ${styles.list}`}>
            {services.map(({ icon, title, text, href }) => (
              <li key={title}>
                {icon && <Icon name={icon} />}
                <div>
                  <b>
                    <ItemLink title={title} href={href} />
                  </b>
                  {text && <Markdown text={text} />}
                </div>
                {href && linkAttributes(href, site).target && <Icon name="arrow-up-right" className={styles.out} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {more && <More {...more} className={styles.after} />}
    </>
  )
}

/** Puts neighbors of one group together; a group's name that comes back later opens a new group. */
function groupNeighbors(items: Service[]) {
  const groups: { name?: string; services: Service[] }[] = []
  for (const service of items) {
    const last = groups.at(-1)
    if (last && last.name === service.group) last.services.push(service)
    else groups.push({ name: service.group, services: [service] })
  }
  return groups
}

/**
 * The numbered directory in a panel's door: odd on the left, even on the right, a lever for each. The lever slides and
 * lights up when its link is about to be chosen.
 */
function Panel({ labels, items, more }: ServicesProps) {
  return (
    <div className={panel.panel}>
      {labels && (
        <p className={panel.labels}>
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      )}
      <ol className={`pair ${panel.list}`}>
        {items.map(({ title, text, href }) => (
          <li key={title}>
            <div className={panel.text}>
              <h3>
                <ItemLink title={title} href={href} />
              </h3>
              <Markdown text={text} />
            </div>
            <span className={panel.lever} aria-hidden="true">
              <i />
            </span>
          </li>
        ))}
      </ol>
      {more && <More {...more} className={panel.foot} />}
    </div>
  )
}

const variants = { panel: Panel, tiles: Tiles, ledger: Ledger, index: Index }

/** The sentence under a list that leads on to another page. */
function More({ text, title, href, className }: NonNullable<ServicesProps['more']> & { className?: string }) {
  const { site } = usePage()
  return (
    <p className={className}>
      {text} <a {...linkAttributes(href, site)}>{title}</a>
    </p>
  )
}
