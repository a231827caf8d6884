import type { Site } from '../../schemas/types'
import { island } from './island'
import styles from './OpenNow.module.css'

/** What it says, with the time and the day of the next change filled in by the browser. */
const OPEN_NOW_WORDS = {
  open: 'Open now',
  openUntil: 'Open until {time}',
  closed: 'Closed now',
  opens: 'Closed, opens at {time}',
  opensOn: 'Closed, opens {day} at {time}',
}

/** Whether a place is open at this moment, if its site wants that. Only the browser knows, so that without script there is nothing. */
export function OpenNow({ site: { hours, language = 'en-US', timeZone = 'UTC' } }: { site: Site }) {
  if (!hours?.openNow) return null
  const { days, opens, closes, week, seasons, holidays } = hours
  return (
    <span
      className={styles.now}
      hidden
      {...island('open-now', 'idle')}
      data-times={JSON.stringify({ days, opens, closes, week, seasons, holidays })}
      data-zone={timeZone}
      data-language={language}
      data-words={JSON.stringify(OPEN_NOW_WORDS)}
    />
  )
}
