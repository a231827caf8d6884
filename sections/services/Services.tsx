import type { ServicesProps } from '../../schemas/types'
import { useAnchors, usePage } from '../page/page-context'
import { groupNeighbors } from '../ui/group-neighbors'
import { Icon } from '../ui/Icon'
import { Cover } from '../ui/Image'
import { linkAttributes } from '../ui/links'
import { classes, Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import { groupNames } from './group-names'
import { ServiceCards } from './ServiceCards'
import { ServiceNames } from './ServiceNames'
import panel from './ServicePanel.module.css'
import styles from './Services.module.css'
import { More, ServiceWords, type WordsProps } from './ServiceWords'

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

/** Cards; one with a picture is twice as wide. */
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

type TileProps = WordsProps & Pick<ServicesProps['items'][number], 'icon' | 'image'> & { className?: string }

function Tile({ icon, image, className, ...words }: TileProps) {
  return (
    <li className={classes(styles.tile, image ? styles.pictured : styles.small, className)}>
      <Cover picture={image} sizes="(min-width: 1021px) 600px, 100vw" />
      {icon && !image && <Icon name={icon} />}
      <div className={classes(styles.text, image && 'on-dark')}>
        <ServiceWords {...words} />
      </div>
      {image && words.href && <Icon name="arrow-right" className={styles.go} />}
    </li>
  )
}

/** A ruled list beside its heading. */
function Ledger({ items, more }: ServicesProps) {
  const rows = more ? [...items, { icon: 'arrow-right', ...more }] : items
  return (
    <ul className={`pair rows rows--icons ${styles.ledger}`}>
      {rows.map(({ icon, ...words }) => (
        <li key={words.title}>
          {icon && <Icon name={icon} />}
          <div>
            <ServiceWords {...words} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** From this many groups on, links above the list lead to each. */
const GROUPS_TO_JUMP = 4

/**
 * Many services, each group of them under a heading that stays in sight while its list passes. An arrow shows that a
 * link opens in a new tab.
 */
function Index({ title, items, more }: ServicesProps) {
  const { site } = usePage()
  const anchors = useAnchors()
  const groups = groupNeighbors(items)
  const names = groupNames(items)
  return (
    <>
      {names.length >= GROUPS_TO_JUMP && (
        <nav className={styles.jumps} aria-label={title}>
          {names.map((name, index) => (
            <a key={name} href={`#${anchors[index]}`}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ name, items }, index) => (
        <div
          key={index}
          // a group that comes back has no second id
          id={
            name && groups.findIndex((group) => group.name === name) === index
              ? anchors[names.indexOf(name)]
              : undefined
          }
          className={`columns ${styles.group}`}
        >
          {name && <h3 className="sticky">{name}</h3>}
          <ul className={`pair rows rows--icons ${styles.list}`}>
            {items.map(({ icon, ...words }) => (
              <li key={words.title}>
                {icon && <Icon name={icon} />}
                <div>
                  <ServiceWords {...words} as="b" />
                </div>
                {words.href && linkAttributes(words.href, site).target && (
                  <Icon name="arrow-up-right" className={styles.out} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {more && <More {...more} />}
    </>
  )
}

/**
 * A numbered directory with a lever for each item: odd numbers on the left, even ones on the right. The lever slides and
 * lights up when its link is about to be chosen. Phones show the item's picture, if it has one.
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
        {items.map((item) => (
          <li key={item.title}>
            <Cover picture={item.image} sizes="72px" className={panel.thumb} />
            <div className={panel.text}>
              <ServiceWords {...item} />
            </div>
            <span className={panel.lever} aria-hidden="true">
              <i />
            </span>
          </li>
        ))}
      </ol>
      {more && <More {...more} />}
    </div>
  )
}

const variants = {
  panel: Panel,
  tiles: Tiles,
  ledger: Ledger,
  index: Index,
  cards: ServiceCards,
  names: ServiceNames,
}
