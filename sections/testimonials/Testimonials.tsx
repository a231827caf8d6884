import type { TestimonialsProps } from '../../schemas/types'
import { classes } from '../ui/classes'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import { Review } from './Review'
import styles from './Testimonials.module.css'

/** What customers said. */
export function Testimonials({ id, hideOnPhones, variant = 'slips', title, text, items }: TestimonialsProps) {
  // A list that slides sideways must be reachable with the keyboard, and say what it is.
  const rail = variant === 'rail' && { role: 'region', tabIndex: 0, 'aria-label': title }
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={classes('section', styles[variant])}>
      <div className="wrap">
        <header className="section__head">
          <h2>{title}</h2>
          {text && <Markdown text={text} />}
        </header>
        <div className={styles.track} {...rail}>
          <ul className={styles.list}>
            {items.map((item, index) => (
              <Review key={index} {...item} size={sizeOf(item.text, variant, index)} />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

/** The first of "lead" is large; on slips a short quote fills its slip by being loud. */
function sizeOf(text: string, variant: TestimonialsProps['variant'], index: number) {
  if (variant === 'lead' && index === 0) return 'large'
  return (variant === 'slips' || variant === 'rail') && text.length < 76 ? 'loud' : undefined
}
