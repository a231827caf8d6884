import type { CourseProps } from '../../schemas/types'
import { Button } from '../ui/Button'
import { Image } from '../ui/Image'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import styles from './Course.module.css'

/** The top of a course's page: what it is, a picture, and a ticket that hangs over their lower edge. */
export function Course({ id, hideOnPhones, title, lead, image, badge, ticket }: CourseProps) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={styles.course}>
      <div className={styles.stage}>
        <div className={`backdrop ${styles.picture}`}>
          <Image picture={image} sizes="(min-width: 1021px) 60vw, (min-width: 768px) 100vw, 66vw" priority />
        </div>
        <div className={`wrap ${styles.grid}`}>
          <div className={`on-dark ${styles.words}`}>
            {badge && <p className={`labelled ${styles.spots}`}>{badge}</p>}
            <h1>{title}</h1>
            {lead && <Markdown text={lead} className="lead" />}
          </div>
          <Ticket {...ticket} />
        </div>
      </div>
    </Section>
  )
}

/** What a place costs, when and where; on the stub, the way to get one. */
function Ticket({ price, priceNote, rows, button, note }: CourseProps['ticket']) {
  return (
    <div className={styles.ticket}>
      {(price || priceNote || rows) && (
        <div className={styles.top}>
          {(price || priceNote) && (
            <p className={styles.price}>
              {price && <b className="figure">{price}</b>}
              {priceNote && <span>{priceNote}</span>}
            </p>
          )}
          {rows && (
            <dl>
              {rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
      <div className={styles.foot}>
        <Button button={button} wide />
        {note && <Markdown text={note} className="small" />}
      </div>
    </div>
  )
}
