import type { ButtonLink, HeroProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import { island } from '../ui/island'
import { Markdown } from '../ui/Markdown'
import { QuoteCard } from '../quote/QuoteCard'
import { classes, Section } from '../ui/Section'
import styles from './Hero.module.css'
import stage from './HeroStage.module.css'
import service from './ServiceHero.module.css'

/** The top of a page. It holds the page's one main heading. */
export function Hero(props: HeroProps) {
  const { id, hideOnPhones, variant = 'city', form, facts } = props
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={styles.hero}>
      {variant === 'service' ? (
        <ServiceHero {...props} />
      ) : (
        <div className={classes(form && styles.beside)}>
          <HeroStage {...props} />
          {form && (
            <div className={styles.aside}>
              <QuoteCard form={form} />
            </div>
          )}
        </div>
      )}
      {facts && <HeroFacts {...props} />}
    </Section>
  )
}

const WIDE_AND_MOVING = '(min-width: 768px) and (prefers-reduced-motion: no-preference)'

/** On phones the overlay lets only a tenth of the picture through, so half of its pixels are enough. */
const STAGE_SIZES = '(min-width: 768px) 100vw, 50vw'

/** The picture with the words over it. */
function HeroStage({ variant = 'city', image, badges, form, ...words }: HeroProps) {
  const isCity = variant === 'city'
  return (
    <div className={classes(stage.stage, isCity ? stage.city : stage.split, form && stage.beside)}>
      <div className={`backdrop ${stage.picture}`} {...(isCity && island('parallax', { media: WIDE_AND_MOVING }))}>
        <Image picture={image} sizes={form ? `(min-width: 1021px) 70vw, ${STAGE_SIZES}` : STAGE_SIZES} priority />
      </div>
      <div className={stage.overlay} />
      <div className={`${stage.words} on-dark`}>
        <HeroWords {...words} looks={['primary', 'ghost']} />
      </div>
      {!isCity && badges && (
        <ul className={stage.badges}>
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

/** Phones have two or three device pixels to a CSS pixel: two thirds of them look as sharp, and load sooner. */
const SERVICE_SIZES = '(min-width: 1021px) 55vw, (min-width: 768px) 100vw, 66vw'

/** Words on paper, beside a picture that runs off the window's edge. */
function ServiceHero({ image, form, ...words }: HeroProps) {
  return (
    <div className={service.service}>
      <div className={`wrap columns ${service.grid}`}>
        <div className={service.copy}>
          <HeroWords {...words} looks={['primary', 'line']} />
          {form && (
            <div className={service.slip}>
              <QuoteCard form={form} />
            </div>
          )}
        </div>
        <figure>
          <Image picture={image} sizes={SERVICE_SIZES} priority />
        </figure>
      </div>
    </div>
  )
}

type WordsProps = Pick<HeroProps, 'title' | 'lead' | 'buttons' | 'proof'> & { looks: ButtonLink['look'][] }

/** The page's main heading and what stands under it. */
function HeroWords({ title, lead, buttons, proof, looks }: WordsProps) {
  return (
    <>
      <h1>{title}</h1>
      {lead && <Markdown text={lead} className={`lead ${styles.lead}`} />}
      <Actions buttons={buttons} looks={looks} />
      {proof && (
        <ul className={styles.proof}>
          {proof.map((reason) => (
            <li key={reason}>
              <Icon name="check" />
              {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Figures in a ruled line. The service hero's picture hangs over it, so the figures keep to the left of that. */
function HeroFacts({ facts = [], variant }: HeroProps) {
  return (
    <div className={classes(styles.facts, variant === 'service' && styles.underPicture)}>
      <ul className="wrap">
        {facts.map(({ figure, text }) => (
          <li key={figure}>
            <b>{figure}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
