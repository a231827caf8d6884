import styles from './Tags.module.css'

/** Words that say what kind of thing something is. */
export function Tags({ tags }: { tags?: string[] }) {
  if (!tags) return null
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
