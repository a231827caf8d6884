import type { CourseProps } from '../../schemas/types'
import { Button } from '../ui/Button'
import { Markdown } from '../ui/Markdown'
import styles from './Ticket.module.css'

/** What a place costs, when and where, and under the perforation the way to get it. */
export function Ticket({ price, priceNote, rows, button, note }: CourseProps['ticket']) {
  return (
    <div className={styles.ticket}>
      {(price || priceNote || rows) && (
        <div className={styles.top}>
          {(price || priceNote) && (
            <p className={styles.price}>
              {price && <b>{price}</b>}
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
        {note && <Markdown text={note} />}
      </div>
    </div>
  )
}
