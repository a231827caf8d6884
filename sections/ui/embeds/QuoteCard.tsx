import type { QuoteForm } from '../../../schemas/types'
import { usePage } from '../../page/page-context'
import buttonStyles from '../Button.module.css'
import { Icon } from '../Icon'
import { Image } from '../Image'
import { island } from '../island'
import { PhoneLink } from '../links'
import { pageLogo } from '../logo'
import { postFormOf } from './form-services'
import { PostForm } from './PostForm'
import { quoteFormSource } from './quote-form-source'
import styles from './QuoteCard.module.css'

interface Props {
  form: QuoteForm
  headingLevel?: 2 | 3
}

/**
 * The card with the quote form, and the telephone number for a visitor who would rather talk; on a site without a form, with
 * the e-mail address too.
 */
export function QuoteCard({ form, headingLevel = 2 }: Props) {
  const { site, vars } = usePage()
  const Heading = `h${headingLevel}` as const
  const city = form.cityName ?? vars.city
  const source = quoteFormSource(site, city)
  const postForm = postFormOf(site)
  return (
    <div>
      {form.drawing && (
        <div className={styles.drawing}>
          <Image picture={form.drawing} sizes="(min-width: 768px) 1px, 100vw" />
        </div>
      )}
      {form.logo && (
        <div className={styles.logo}>
          <Image picture={{ ...pageLogo(site), alt: '' }} sizes="152px" />
        </div>
      )}
      <Heading className={styles.title}>{form.title}</Heading>
      {form.text && <p className={styles.text}>{form.text}</p>}
      {source && <QuoteFrame source={source} />}
      {postForm && <PostForm form={postForm} city={city} />}
      <p className={styles.else}>
        {source || postForm ? 'Rather talk?' : 'Call'} <PhoneLink />
        {!source && !postForm && (
          <>
            {' '}
            or write to <a href={`mailto:${site.email}`}>{site.email}</a>.
          </>
        )}
      </p>
    </div>
  )
}

/** Where the quote form loads when a visitor comes near it (site-spec §9: 100 px); without script, a link to the form. */
function QuoteFrame({ source }: { source: string }) {
  return (
    <div className={styles.frame} {...island('quote-form', 'visible', '100px')} data-src={source}>
      <div className={styles.loading} data-loading="">
        <p>
          <Icon name="loader-circle" />
          Loading form...
        </p>
        <div className={styles.bones} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
      <p data-failed="" hidden>
        The form can’t be reached just now. <a href={source}>Try it on a page of its own</a>, or call <PhoneLink />.
      </p>
      <noscript>
        <a className={`button ${buttonStyles.line}`} href={source}>
          Open the form
        </a>
      </noscript>
    </div>
  )
}
