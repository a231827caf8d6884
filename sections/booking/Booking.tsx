import type { BookingProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import buttonStyles from '../ui/Button.module.css'
import { Icon } from '../ui/Icon'
import { island } from '../ui/island'
import { linkAttributes, PhoneLink } from '../ui/links'
import { Section } from '../ui/Section'
import { SectionHead } from '../ui/SectionHead'
import styles from './Booking.module.css'

/**
 * A calendar of another company, which loads in its place for a visitor who asks for it. The link to its own page stays:
 * some services don't let themselves be framed by every site.
 */
export function Booking({ id, hideOnPhones, title, lead, button }: BookingProps) {
  const { booking } = usePage().site.embeds ?? {}
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section">
      <div className="wrap" {...(booking && island('frame', 'touch'))}>
        <SectionHead title={title} text={lead} />
        {booking ? <Calendar title={title} button={button} url={booking.url} /> : <PhoneLink />}
      </div>
    </Section>
  )
}

function Calendar({ title, button, url }: { title: string; button: string; url: string }) {
  const { site, words } = usePage()
  const link = linkAttributes(url, site)
  const frame = { 'data-frame-load': '', 'data-frame-src': url, 'data-frame-title': title }
  return (
    <>
      <div className={styles.calendar} data-frame-slot="" />
      <p className="actions">
        <a className={`button button--solid ${buttonStyles.primary}`} {...link} {...frame}>
          <Icon name="calendar-days" />
          <span>{button}</span>
        </a>
        <a {...link}>{words.bookingLink}</a>
      </p>
      <p data-failed="" hidden>
        {words.bookingUnreachable} <PhoneLink />
      </p>
    </>
  )
}
