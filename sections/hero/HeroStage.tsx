import type { HeroProps } from '../../schemas/types'
import { classes } from '../ui/Section'
import { Image } from '../ui/Image'
import { island } from '../ui/island'
import city from './HeroCity.module.css'
import split from './HeroSplit.module.css'
import styles from './HeroStage.module.css'
import { HeroWords } from './HeroWords'

const wideAndMoving = '(min-width: 768px) and (prefers-reduced-motion: no-preference)'

/** A telephone's overlay lets a tenth of the picture through: half of its pixels are not missed. */
const ONE_COLUMN = '(min-width: 768px) 100vw, 50vw'

/** The picture with the words over it. */
export function HeroStage(props: HeroProps) {
  const { variant = 'city', image, badges, form, title, lead, buttons, proof } = props
  const isCity = variant === 'city'
  const look = isCity ? city : split
  return (
    <div className={classes(styles.stage, look.stage, form && look.beside)}>
      <div
        className={classes(styles.picture, look.picture)}
        {...(isCity && island('parallax', { media: wideAndMoving }))}
      >
        <Image picture={image} sizes={form ? `(min-width: 1021px) 70vw, ${ONE_COLUMN}` : ONE_COLUMN} priority />
      </div>
      <div className={classes(styles.overlay, look.overlay)} />
      <div className={classes(styles.words, look.words, 'on-dark')}>
        <HeroWords title={title} lead={lead} buttons={buttons} proof={proof} looks={['primary', 'ghost']} />
      </div>
      {!isCity && badges && (
        <ul className={split.badges}>
          {badges.map((badge) => (
            <li key={badge.src}>
              <Image picture={badge} sizes="96px" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
