import type { HeroProps } from '../../schemas/types'
import { QuoteCard } from '../ui/embeds/QuoteCard'
import { Image } from '../ui/Image'
import { classes } from '../ui/Section'
import { HeroWords, STAGE_SIZES } from './HeroWords'
import styles from './PlainHero.module.css'

/** Words on paper: in the middle with a picture under them, or alone at the start of the line. */
export function PlainHero({ variant, image, hideImageOnPhones, form, height, ...words }: HeroProps) {
  const isCentered = variant === 'centered'
  return (
    <div
      className={classes(
        styles.plain,
        isCentered && styles.centered,
        image && (hideImageOnPhones ? styles.picturedIfWide : styles.pictured),
        height !== undefined && styles.tall,
      )}
    >
      <div className={classes('wrap', form && !isCentered && 'columns columns--wide-left')}>
        <div className={styles.words}>
          <HeroWords {...words} looks={['primary', 'line']} />
        </div>
        {form && (
          <div className={`slip ${styles.slip}`}>
            <QuoteCard form={form} />
          </div>
        )}
      </div>
      {image && (
        <figure className={classes('wrap', styles.picture, hideImageOnPhones && 'only-wide')}>
          <Image
            picture={image}
            sizes={`(min-width: 1340px) 1216px, ${STAGE_SIZES}`}
            priority
            onlyWide={hideImageOnPhones}
          />
        </figure>
      )}
    </div>
  )
}
