import type { QuoteForm } from '../../../schemas/types'
import { usePage } from '../../page/page-context'
import buttonStyles from '../Button.module.css'
import { Icon } from '../Icon'
import { Image } from '../Image'
import { island } from '../island'
import { PhoneLink } from '../links'
import { pageLogo } from '../logo'
import { Phrase } from '../../words/fill-words'
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
  const logo = form.logo && pageLogo(site)
  const source = quoteFormSource(site, city)
  const postForm = postFormOf(site)
  return (
    <div>
      {form.drawing && (
        <div className={styles.drawing}>
          <Image picture={form.drawing} sizes="(min-width: 768px) 1px, 100vw" />
        </div>
      )}
      {logo && (
        <div className={styles.logo}>
          <Image picture={{ ...logo, alt: '' }} sizes="152px" />
        </div>
      )}
      <Heading className={styles.title}>{form.title}</Heading>
      {form.text && <p className={styles.text}>{form.text}</p>}
      {source && <QuoteFrame source={source} />}
      {postForm && <PostForm form={postForm} city={city} />}
      <OtherWays hasForm={Boolean(source ?? postForm)} />
    </div>
  )
}

/** How to reach the business without the form, as far as its facts say. */
function OtherWays({ hasForm }: { hasForm: boolean }) {
  const { site, words } = usePage()
  const { phone, email } = site
  const withoutForm = phone && email ? words.callOrWrite : phone ? words.call : email && words.write
  const text = hasForm ? phone && words.ratherTalk : withoutForm
  if (!text) return null
  return (
    <p className={styles.else}>
      <Phrase text={text} parts={{ phone: <PhoneLink />, email: <a href={`mailto:${email}`}>{email}</a> }} />
    </p>
  )
}

/** Where the quote form loads when a visitor comes near it (site-spec §9: 100 px); without script, a link to the form. */
function QuoteFrame({ source }: { source: string }) {
  const { site, words } = usePage()
  const link = <a href={source}>{words.formLink}</a>
  return (
    <div
      className={styles.frame}
      {...island('quote-form', 'visible', '100px')}
      data-src={source}
      data-title={words.quoteForm}
    >
      <div className={styles.loading} data-loading="">
        <p>
          <Icon name="loader-circle" />
          {words.loadingForm}
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
        {site.phone ? (
          <Phrase text={words.formUnreachable} parts={{ link, phone: <PhoneLink /> }} />
        ) : (
          <Phrase text={words.formUnreachableWithoutPhone} parts={{ link }} />
        )}
      </p>
      <noscript>
        <a className={`button ${buttonStyles.line}`} href={source}>
          {words.openForm}
        </a>
      </noscript>
    </div>
  )
}
