import type { HeroProps } from '../../schemas/types'
import { Image } from '../ui/Image'
import { QuoteCard } from '../ui/QuoteCard'
import styles from './ServiceHero.module.css'
import { HeroWords } from './HeroWords'

/** Words on paper, beside a picture that runs off the window's edge. */
export function ServiceHero({ image, form, ...words }: HeroProps) {
  return (
    <div className={styles.service}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.copy}>
          <HeroWords {...words} looks={['primary', 'line']} />
          {form && (
            <div className={styles.slip}>
              <QuoteCard form={form} />
            </div>
          )}
        </div>
        <figure>
          <Image picture={image} sizes="(min-width: 1021px) 55vw, 100vw" priority />
        </figure>
      </div>
    </div>
  )
}
