import type { BannerProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { Image } from '../ui/Image'
import { Markdown } from '../ui/Markdown'
import { classes, Section } from '../ui/Section'
import styles from './Banner.module.css'

/** One sentence and one button across the whole width; as a seal, a large badge with the words that belong to it. */
export function Banner({ id, hideOnPhones, variant = 'picture', title, text, image, badge, buttons }: BannerProps) {
  const isSolid = variant === 'solid'
  const isSeal = variant === 'seal'
  const actions = <Actions buttons={buttons} looks={isSolid ? ['light', 'ghost'] : ['primary', 'ghost']} />
  return (
    <Section
      id={id}
      hideOnPhones={hideOnPhones}
      className={classes(
        'on-dark',
        !isSolid && 'dark-ground',
        styles.banner,
        styles[variant],
        (isSolid || isSeal) && styles.strip,
      )}
    >
      {variant === 'picture' && image && (
        <div className={`backdrop ${styles.image}`}>
          <Image picture={image} sizes="(min-width: 768px) 64vw, 100vw" />
        </div>
      )}
      <div className="wrap">
        {badge && (
          <div className={styles.badge}>
            <Image picture={badge} sizes={isSeal ? '(min-width: 768px) 272px, 144px' : '128px'} />
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
