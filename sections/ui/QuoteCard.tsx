import type { QuoteForm } from '../../schemas/types'
import { usePage } from '../page-context'
import { classes } from './classes'
import { PhoneLink } from './PhoneLink'
import { Image } from './Image'
import styles from './QuoteCard.module.css'
import { QuoteFrame } from './QuoteFrame'

interface Props {
  form: QuoteForm
  headingLevel?: 2 | 3
  /** true where the light card stands on a dark ground. */
  dark?: boolean
}

/** The card with the quote form, and the telephone number for those who would rather talk. */
export function QuoteCard({ form, headingLevel = 2, dark }: Props) {
  const { site, vars } = usePage()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classes(styles.card, dark && styles.onDark)}>
      {form.logo && (
        <div className={styles.logo}>
          <Image picture={{ ...site.logo.light, alt: '' }} sizes="152px" />
        </div>
      )}
      <Heading className={styles.title}>{form.title}</Heading>
      {form.text && <p className={styles.text}>{form.text}</p>}
      <QuoteFrame city={form.cityName ?? vars.city} />
      <p className={styles.else}>
        Rather talk? <PhoneLink />
      </p>
    </div>
  )
}
