import type { HeroProps } from '../../schemas/types'
import { Image } from '../ui/Image'
import { QuoteCard } from '../ui/QuoteCard'
import styles from './ServiceHero.module.css'
import { HeroWords } from './HeroWords'

/** Telephones have two or three pixels for one of CSS: two thirds of them look as sharp, and arrive sooner. */
const SIZES = '(min-width: 1021px) 55vw, (min-width: 768px) 100vw, 66vw'

/** Words on paper, beside a picture that runs off the window's edge. */
export function ServiceHero({ image, form, ...words }: HeroProps) {
  return (
    <div className={styles.service}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.copy}>
          <HeroWords looks={['primary', 'line']} {...words} />
          {form && (
            <div className={styles.slip}>
              <QuoteCard form={form} />
            </div>
          )}
        </div>
        <figure>
          <Image picture={image} sizes={SIZES} priority />
        </figure>
      </div>
    </div>
  )
}
