import type { BannerProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { classes, Section } from '../ui/Section'
import { Image } from '../ui/Image'
import { Markdown } from '../ui/Markdown'
import styles from './SealBanner.module.css'

/** A large seal with the words that belong to it, on navy. */
export function SealBanner({ id, hideOnPhones, title, text, badge, buttons }: BannerProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes('section on-dark', styles.ground)}>
      <div className={classes('wrap', badge && styles.grid)}>
        {badge && (
          <div className={styles.seal}>
            <Image picture={badge} sizes="(min-width: 768px) 272px, 144px" />
          </div>
        )}
        <div className={styles.words}>
          <h2>{title}</h2>
          {text && <Markdown text={text} />}
          <Actions buttons={buttons} looks={['primary', 'ghost']} />
        </div>
      </div>
    </Section>
  )
}
