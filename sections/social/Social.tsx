import type { SocialProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { BrandIcon, Icon } from '../ui/Icon'
import { linkAttributes } from '../ui/links'
import { Section } from '../ui/Section'
import { networks } from './networks'
import styles from './Social.module.css'

/** The business's pages on social networks, beside a heading; nothing where site.json names none. */
export function Social({ id, hideOnPhones, title }: SocialProps) {
  const { site } = usePage()
  if (!site.social) return null
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section section--tight section--strip ${styles.social}`}>
      <div className={`wrap columns ${styles.grid}`}>
        <h2>{title}</h2>
        <ul>
          {site.social.map(({ network, label, icon, note, href }) => (
            <li key={href}>
              <a className="labelled" {...linkAttributes(href, site)}>
                {icon ? <Icon name={icon} /> : network !== 'other' && <BrandIcon network={network} />}
                <span>
                  <b>{label ?? (network !== 'other' && networks[network])}</b>
                  {note && <small>{note}</small>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
