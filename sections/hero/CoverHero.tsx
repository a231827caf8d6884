import type { HeroProps } from '../../schemas/types'
import { QuoteCard } from '../ui/embeds/QuoteCard'
import { Image } from '../ui/Image'
import { classes } from '../ui/Section'
import styles from './CoverHero.module.css'
import { HeroWords, type Pictured, STAGE_SIZES } from './HeroWords'

/** A picture that fills the window, with the words over its lower part. */
export function CoverHero({ image, hideImageOnPhones, form, ...words }: Pictured<HeroProps>) {
  return (
    <div className={classes(styles.cover, hideImageOnPhones && styles.onlyWide)}>
      <div className="backdrop">
        <Image picture={image} sizes={STAGE_SIZES} priority onlyWide={hideImageOnPhones} />
      </div>
      <div className={classes('wrap', form && `columns columns--wide-left ${styles.grid}`)}>
        <div className={`on-dark ${styles.words}`}>
          <HeroWords {...words} looks={['primary', 'ghost']} />
        </div>
        {form && (
          <div className="slip">
            <QuoteCard form={form} />
          </div>
        )}
      </div>
    </div>
  )
}
