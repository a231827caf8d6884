import type { LogosProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Image } from '../ui/Image'
import { linkAttributes } from '../ui/links'
import { classes, Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './Logos.module.css'

/** Logos that vouch for a business, each on a light plate: they are made for white paper, whatever the page's ground is. */
export function Logos({ id, hideOnPhones, ground, variant = 'plates', title, text, items }: LogosProps) {
  const { site } = usePage()
  const isStrip = variant === 'strip'
  return (
    <Section
      id={id}
      hideOnPhones={hideOnPhones}
      ground={ground}
      className={classes('section', isStrip && 'section--tight section--strip')}
    >
      <div className={classes('wrap', isStrip && `columns columns--head ${styles.strip}`)}>
        <SectionHead title={title} text={text} />
        <ul className={styles.logos}>
          {items.map(({ href, ...logo }) => (
            <li key={logo.name}>
              {href ? (
                <a className={styles.plate} {...linkAttributes(href, site)}>
                  <Logo {...logo} />
                </a>
              ) : (
                <div className={styles.plate}>
                  <Logo {...logo} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** A logo, or the name in its place. */
const Logo = ({ name, image }: Pick<LogosProps['items'][number], 'name' | 'image'>) =>
  image ? <Image picture={{ src: image, alt: name }} sizes="160px" /> : <b>{name}</b>
