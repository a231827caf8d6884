import { PARTS } from './parts'

/** The table of contents. */
export function Contents() {
  return (
    <nav aria-label="Contents">
      <ul>
        {Object.entries(PARTS).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
