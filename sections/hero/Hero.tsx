import type { HeroProps } from '../../schemas/types'
import { Image } from '../ui/Image'
import { island } from '../ui/island'
import { usePage } from '../page/page-context'
import { QuoteCard } from '../ui/embeds/QuoteCard'
import { classes, Section } from '../ui/Section'
import { CoverHero } from './CoverHero'
import styles from './Hero.module.css'
import { HeroWords, type Pictured, STAGE_SIZES } from './HeroWords'
import stage from './HeroStage.module.css'
import { PlainHero } from './PlainHero'
import service from './ServiceHero.module.css'

/** The top of a page. It holds the page's one main heading. */
export function Hero(props: HeroProps) {
  const { id, hideOnPhones, variant = 'city', image, height, facts } = props
  const isCityPage = usePage().vars.city !== undefined
  return (
    <Section
      id={id}
      hideOnPhones={hideOnPhones}
      className={classes(
        styles.hero,
        isCityPage && styles.cityPage,
        // a header over the picture finds it by this name
        variant === 'cover' && image && 'under-header',
      )}
    >
      {height && (
        <style href={`hero-${height}`} precedence="page">
          {`:root{--hero:${height}svh}`}
        </style>
      )}
      <HeroLayout {...props} variant={variant} />
      {facts && <HeroFacts {...props} />}
    </Section>
  )
}

/** The words and the picture as the variant arranges them; without a picture, the words alone. */
function HeroLayout({ image, ...words }: HeroProps) {
  const { variant, form } = words
  if (!image || variant === 'centered' || variant === 'text') return <PlainHero image={image} {...words} />
  if (variant === 'cover') return <CoverHero image={image} {...words} />
  if (variant === 'service') return <ServiceHero image={image} {...words} />
  return (
    <div className={classes(form && styles.beside)}>
      <HeroStage image={image} {...words} />
      {form && (
        <div className={styles.aside}>
          <QuoteCard form={form} />
        </div>
      )}
    </div>
  )
}

const WIDE_AND_MOVING = '(min-width: 768px) and (prefers-reduced-motion: no-preference)'

/** The picture with the words over it. */
function HeroStage({ variant, image, hideImageOnPhones, form, badges, ...words }: Pictured<HeroProps>) {
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
function ServiceHero({ image, form, ...words }: Pictured<HeroProps>) {
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

/** Figures in a ruled line; under a service hero they keep left of its picture, which hangs over the line. */
function HeroFacts({ facts = [], variant, image }: HeroProps) {
  return (
    <div className={classes(styles.facts, variant === 'service' && image && styles.underPicture)}>
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
