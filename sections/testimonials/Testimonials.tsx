import type { TestimonialsProps } from '../../schemas/types'
import { classes, Section } from '../ui/Section'
import { Markdown } from '../ui/Markdown'
import { Review } from './Review'
import { ReviewWall } from './ReviewWall'
import styles from './Testimonials.module.css'

/** What customers said. */
export function Testimonials(props: TestimonialsProps) {
  const { id, hideOnPhones, variant = 'slips', title, text, items } = props
  if (variant === 'wall') return <ReviewWall {...props} />
  // A list that slides sideways must be reachable with the keyboard, and say what it is.
  const isRail = variant === 'rail'
  const Track = isRail ? 'section' : 'div'
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes('section', styles[variant])}>
      <div className="wrap">
        <header className="section__head">
          <h2>{title}</h2>
          {text && <Markdown text={text} />}
        </header>
        <Track className={styles.track} tabIndex={isRail ? 0 : undefined} aria-label={isRail ? title : undefined}>
          <ul className={styles.list}>
            {items.map((item, index) => (
              <Review key={index} review={item} size={sizeOf(item.text, variant, index)} />
            ))}
          </ul>
        </Track>
      </div>
    </Section>
  )
}

/** The first of "lead" is large; on slips a short quote fills its slip by being loud. */
function sizeOf(text: string, variant: TestimonialsProps['variant'], index: number) {
  if (variant === 'lead' && index === 0) return 'large'
  return (variant === 'slips' || variant === 'rail') && text.length < 76 ? 'loud' : undefined
}
