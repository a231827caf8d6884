import type { BannerProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { Image } from '../ui/Image'
import { Markdown } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import styles from './Banner.module.css'

/** One sentence and one button across the whole width. */
export function Banner(props: BannerProps) {
  const { id, hideOnPhones, variant = 'picture', title, text, image, badge, buttons } = props
  if (variant === 'seal') return <SealBanner {...props} />
  const isSolid = variant === 'solid'
  const actions = <Actions buttons={buttons} looks={isSolid ? ['light', 'ghost'] : ['primary', 'ghost']} />
  return (
    <Section
      id={id}
      hideOnPhones={hideOnPhones}
      className={classes('on-dark', styles.banner, styles[variant], !isSolid && !image && styles.plain)}
    >
      {!isSolid && image && (
        <div className={`backdrop ${styles.image}`}>
          <Image picture={image} sizes="(min-width: 768px) 64vw, 100vw" />
        </div>
      )}
      <div className={classes('wrap', isSolid && 'pair')}>
        {badge && (
          <div className={styles.badge}>
            <Image picture={badge} sizes="128px" />
          </div>
        )}
        <div className={styles.words}>
          <h2>{title}</h2>
          {text && <Markdown text={text} className="lead" />}
          {!isSolid && actions}
        </div>
        {isSolid && actions}
      </div>
    </Section>
  )
}

/** A large seal with the words that belong to it, on a dark ground. */
function SealBanner({ id, hideOnPhones, title, text, badge, buttons }: BannerProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section on-dark ${styles.seal}`}>
      <div className={classes('wrap', badge && `pair ${styles.grid}`)}>
        {badge && (
          <div>
            <Image picture={badge} sizes="(min-width: 768px) 272px, 144px" />
          </div>
        )}
        <div>
          <h2>{title}</h2>
          {text && <Markdown text={text} className="lead" />}
          <Actions buttons={buttons} looks={['primary', 'ghost']} />
        </div>
      </div>
    </Section>
  )
}
