import type { ButtonLink, HeroProps } from '../../schemas/types'
import { Badges } from '../ui/Badges'
import { Actions } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Image } from '../ui/Image'
import { island } from '../ui/island'
import { Markdown } from '../ui/Markdown'
import { usePage } from '../page/page-context'
import { QuoteCard } from '../ui/embeds/QuoteCard'
import { classes, Section } from '../ui/Section'
import styles from './Hero.module.css'
import stage from './HeroStage.module.css'
import service from './ServiceHero.module.css'

/** The top of a page. It holds the page's one main heading. */
export function Hero(props: HeroProps) {
  const { id, hideOnPhones, variant = 'city', height, form, facts } = props
  const isCityPage = usePage().vars.city !== undefined
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes(styles.hero, isCityPage && styles.cityPage)}>
      {height && (
        <style href={`hero-${height}`} precedence="page">
          {`:root{--hero:${height}svh}`}
        </style>
      )}
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

/** Phones have two or three device pixels per CSS pixel: two thirds of them look as sharp, and load sooner. */
const STAGE_SIZES = '(min-width: 768px) 100vw, 66vw'

/** The picture with the words over it. */
function HeroStage({ variant = 'city', image, hideImageOnPhones, form, badges, ...words }: HeroProps) {
  const isCity = variant === 'city'
  return (
    <div
      className={classes(
        stage.stage,
        isCity && stage.city,
        isCity && !form && stage.wide,
        hideImageOnPhones && stage.onlyWide,
      )}
    >
      <div className={`backdrop ${stage.picture}`} {...(isCity && island('parallax', { media: WIDE_AND_MOVING }))}>
        <Image
          picture={image}
          sizes={form ? `(min-width: 1021px) 70vw, ${STAGE_SIZES}` : STAGE_SIZES}
          priority
          onlyWide={hideImageOnPhones}
        />
      </div>
      <div className={stage.overlay} />
      <div className={`${stage.words} on-dark`}>
        <HeroWords {...words} badges={isCity ? undefined : badges} looks={['primary', 'ghost']} />
      </div>
    </div>
  )
}

/** Words on paper, beside a picture that runs off the window's edge. */
function ServiceHero({ image, form, ...words }: HeroProps) {
  return (
    <div className={service.service}>
      <div className={`wrap columns columns--even ${service.grid}`}>
        <div className={service.copy}>
          <HeroWords {...words} badges={undefined} looks={['primary', 'line']} />
          {form && (
            <div className={`slip ${service.slip}`}>
              <QuoteCard form={form} />
            </div>
          )}
        </div>
        <figure>
          <Image picture={image} sizes={`(min-width: 1021px) 55vw, ${STAGE_SIZES}`} priority />
        </figure>
      </div>
    </div>
  )
}

type WordsProps = Pick<HeroProps, 'title' | 'lead' | 'buttons' | 'badges' | 'proof'> & { looks: ButtonLink['look'][] }

/** The page's main heading and what is under it. */
function HeroWords({ title, lead, buttons, badges, proof, looks }: WordsProps) {
  return (
    <>
      <h1>{title}</h1>
      {lead && <Markdown text={lead} className={`lead ${styles.lead}`} />}
      <Actions buttons={buttons} looks={looks} />
      <Badges badges={badges} className={`only-wide ${styles.proof}`} />
      {proof && (
        <ul className={classes(styles.proof, badges && styles.onlyPhones)}>
          {proof.map((reason) => (
            <li key={reason} className="labelled">
              <Icon name="check" />
              {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Figures in a ruled line; under a service hero they keep left of its picture, which hangs over the line. */
function HeroFacts({ facts = [], variant }: HeroProps) {
  return (
    <div className={classes(styles.facts, variant === 'service' && styles.underPicture)}>
      <ul className="wrap">
        {facts.map(({ figure, text }) => (
          <li key={figure}>
            <b className="figure">{figure}</b>
            <span className="small">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
