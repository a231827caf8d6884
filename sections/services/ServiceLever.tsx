import styles from './ServiceLever.module.css'

/** The numbered lever of a service in the panel. It slides and lights up when its link is about to be chosen. */
export function ServiceLever() {
  return (
    <span className={styles.lever} aria-hidden="true">
      <i />
    </span>
  )
}
