import type { Site } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { island } from './island'
import styles from './OpenNow.module.css'

/** Whether a place is open at this moment, if its site wants that. Only the browser knows, so that without script there is nothing. */
export function OpenNow({ site: { hours, timeZone = 'UTC' } }: { site: Site }) {
  const { language, words } = usePage()
  if (!hours?.openNow) return null
  const { days, opens, closes, week, seasons, holidays } = hours
  // the browser fills in the time and the day of the next change
  const states = {
    open: words.openNow,
    openUntil: words.openUntil,
    closed: words.closedNow,
    opens: words.closedUntil,
    opensOn: words.closedUntilDay,
  }
  return (
    <span
      className={styles.now}
      hidden
      {...island('open-now', 'idle')}
      data-times={JSON.stringify({ days, opens, closes, week, seasons, holidays })}
      data-zone={timeZone}
      data-language={language}
      data-words={JSON.stringify(states)}
    />
  )
}
