import { hash } from 'node:crypto'
import { usePage } from '../page/page-context'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Markdown } from '../ui/Markdown'
import { classes } from '../ui/Section'
import { NOTICE_SCRIPT } from './notice-script'
import styles from './SiteNotice.module.css'

/** The notice at the top of every page. Without script it has no button that closes it, and stays. */
export function SiteNotice() {
  const { site, words } = usePage()
  const { notice } = site
  if (!notice) return null
  const { text, button, dismissible } = notice
  const key = dismissible ? hash('sha1', text).slice(0, 8) : undefined
  return (
    <>
      <aside
        className={classes(styles.notice, dismissible && styles.closable)}
        aria-label={words.notice}
        data-notice={key}
      >
        <div className={`wrap ${styles.row}`}>
          <Markdown text={text} />
          {button && <Button button={button} look="light" />}
        </div>
        {dismissible && (
          <button type="button" className={`tool ${styles.close}`} aria-label={words.closeNotice} hidden>
            <Icon name="x" />
          </button>
        )}
      </aside>
      {dismissible && <script dangerouslySetInnerHTML={{ __html: NOTICE_SCRIPT }} />}
    </>
  )
}
