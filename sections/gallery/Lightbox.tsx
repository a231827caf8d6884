import { Icon } from '../ui/Icon'
import styles from './Lightbox.module.css'

const WORDS = { close: 'Close', previous: 'Previous picture', next: 'Next picture', pictures: 'Pictures' }

/** The window in which its island shows the pictures of a gallery, one at a time. Until then it is closed, and not shown. */
export function Lightbox({ title = WORDS.pictures }: { title?: string }) {
  return (
    <dialog className={`on-dark ${styles.lightbox}`} aria-label={title}>
      <figure className={styles.figure}>
        <figcaption aria-live="polite">
          <span data-caption="" /> <span className={styles.count} data-count="" />
        </figcaption>
      </figure>
      <button
        type="button"
        className={`tool ${styles.step} ${styles.previous}`}
        data-step="-1"
        aria-label={WORDS.previous}
      >
        <Icon name="chevron-left" />
      </button>
      <button type="button" className={`tool ${styles.step} ${styles.next}`} data-step="1" aria-label={WORDS.next}>
        <Icon name="chevron-right" />
      </button>
      <form method="dialog">
        <button className={`tool ${styles.step} ${styles.close}`} aria-label={WORDS.close}>
          <Icon name="x" />
        </button>
      </form>
    </dialog>
  )
}
