import type { TrustProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Icon } from '../ui/Icon'
import { ItemLink } from '../ui/links'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import styles from './Trust.module.css'

/** A strip of what a visitor can check before calling. */
export function Trust({ id, hideOnPhones, title, license, rating, guarantee, response, price }: TrustProps) {
  const number = usePage().site.licenses?.[0]?.number
  return (
    <Section id={id} hideOnPhones={hideOnPhones} label={title} className={styles.trust}>
      <ul className="wrap">
        <Reason icon="badge-check" {...license} title={license?.title ?? (license && number)} />
        <Reason icon="star" {...rating} />
        <Reason icon="shield-check" {...guarantee} />
        <Reason icon="clock" {...response} />
        <Reason icon="tag" {...price} />
      </ul>
    </Section>
  )
}

type ReasonProps = NonNullable<TrustProps['license']> & { icon: string }

/** One reason; nothing where the document doesn't give it. */
function Reason({ icon, title, text, href }: ReasonProps) {
  if (!title) return null
  return (
    <li>
      <Icon name={icon} />
      <div>
        <b>
          <ItemLink title={title} href={href} />
        </b>
        {text && <Markdown text={text} className="small" />}
      </div>
    </li>
  )
}
