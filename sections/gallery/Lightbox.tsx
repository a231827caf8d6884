import { usePage } from '../page/page-context'
import { Icon } from '../ui/Icon'
import styles from './Lightbox.module.css'

/** The window in which its island shows the pictures of a gallery, one at a time. Until then it is closed, and not shown. */
export function Lightbox({ title }: { title?: string | undefined }) {
  const { words } = usePage()
  return (
    <dialog className={`on-dark ${styles.lightbox}`} aria-label={title ?? words.pictures}>
      <figure className={styles.figure}>
        <figcaption aria-live="polite">
          <span data-caption="" /> <span className={styles.count} data-count="" />
        </figcaption>
      </figure>
      <button
        type="button"
        className={`tool ${styles.step} ${styles.previous}`}
        data-step="-1"
        aria-label={words.previousPicture}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={`tool ${styles.step} ${styles.next}`}
        data-step="1"
        aria-label={words.nextPicture}
      >
        <Icon name="chevron-right" />
      </button>
      <form method="dialog">
        <button type="submit" className={`tool ${styles.step} ${styles.close}`} aria-label={words.close}>
          <Icon name="x" />
        </button>
      </form>
    </dialog>
  )
}
