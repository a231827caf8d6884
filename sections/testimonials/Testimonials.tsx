import type { Testimonial, TestimonialsProps } from '../../schemas/types'
import { BrandIcon, reviewNetwork, Stars } from '../ui/Icon'
import { Cover } from '../ui/Image'
import { initialsOf } from '../ui/initials'
import { classes, Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import { usePage } from '../page/page-context'
import { fillWords } from '../words/fill-words'
import { formatMonth } from '../ui/format-month'
import styles from './Testimonials.module.css'

/** What customers said. */
export function Testimonials(props: TestimonialsProps) {
  const { id, hideOnPhones, variant = 'slips', title, level, text, items } = props
  if (variant === 'wall') return <ReviewWall {...props} />
  // A list that slides sideways must be reachable with the keyboard, and have a name.
  const isRail = variant === 'rail'
  const Track = isRail ? 'section' : 'div'
  const hasPortraits = items.some(({ picture }) => picture)
  const ground = (isRail || variant === 'slips') && 'section--warm'
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes('section', ground, styles[variant])}>
      <div className="wrap">
        <SectionHead title={title} level={level} text={text} />
        <Track className={styles.track} tabIndex={isRail ? 0 : undefined} aria-label={isRail ? title : undefined}>
          <ul className={styles.list}>
            {items.map((item, index) => (
              <Review
                key={index}
                review={item}
                size={sizeOfReview(item.text, variant, index)}
                hasPortrait={hasPortraits}
              />
            ))}
          </ul>
        </Track>
      </div>
    </Section>
  )
}

/** The first quote of "lead" is large; on slips a short quote fills its slip by being loud. */
function sizeOfReview(text: string, variant: TestimonialsProps['variant'], index: number) {
  if (variant === 'lead' && index === 0) return 'large'
  return (variant === 'slips' || variant === 'rail') && text.length < 76 ? 'loud' : undefined
}

/** Enough quotes that no window shows two large ones at once. */
const LARGE_EVERY = 7

/** Many quotes in columns. They are the business's own choice, so no average is shown. */
function ReviewWall({ id, hideOnPhones, title, level, text, items }: TestimonialsProps) {
  const hasPortraits = items.some(({ picture }) => picture)
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section ${styles.wall}`}>
      <div className="wrap">
        <SectionHead title={title} level={level} text={text} />
        <ul className={styles.list}>
          {items.map((item, index) => (
            <Review
              key={index}
              review={item}
              priceFirst
              size={index % LARGE_EVERY === 0 ? 'loud' : undefined}
              hasPortrait={hasPortraits}
            />
          ))}
        </ul>
      </div>
    </Section>
  )
}

interface ReviewProps {
  review: Testimonial
  size?: 'large' | 'loud'
  /** true puts the price beside the stars; otherwise it ends the caption. */
  priceFirst?: boolean
  /** Whether the author is shown, by a portrait or by initials. */
  hasPortrait: boolean
}

/** One quote with its stars, its author and its source. */
function Review({ review, size, priceFirst, hasPortrait }: ReviewProps) {
  const { text, author, city, source, rating, date, price } = review
  const { language, words } = usePage()
  const network = source && reviewNetwork(source)
  const tag = price && <span className={styles.price}>{fillWords(words.price, { price })}</span>
  const caption = (
    <>
      <b>{author}</b>
      {city && <span>{city}</span>}
      {source && (
        <span className={`labelled ${styles.source}`}>
          {network && <BrandIcon network={network} />}
          {fillWords(words.reviewSource, { source })}
        </span>
      )}
      {date && <span>{formatMonth(date, language)}</span>}
      {!priceFirst && tag}
    </>
  )
  return (
    <li className={classes(styles.review, size && styles[size])}>
      <figure>
        <div className={`labelled ${styles.meta}`}>
          <Stars rating={rating} />
          {priceFirst && tag}
        </div>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption className="labelled">
          {hasPortrait && <Portrait review={review} />}
          {hasPortrait ? <div className={`labelled ${styles.about}`}>{caption}</div> : caption}
        </figcaption>
      </figure>
    </li>
  )
}

/** The author's face, or the initials of one whose picture isn't there, since others have one. */
function Portrait({ review: { author, picture } }: Pick<ReviewProps, 'review'>) {
  if (picture) return <Cover picture={picture} sizes="88px" className={styles.portrait} />
  return (
    <div className={`${styles.portrait} ${styles.initials}`} aria-hidden="true">
      {initialsOf(author)}
    </div>
  )
}
