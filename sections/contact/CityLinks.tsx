import { usePage } from '../page-context'
import styles from './Contact.module.css'

/** A link to every city that the page may list; the page's own says that you are there. */
export function CityLinks({ title }: { title: string }) {
  const { cities, route } = usePage()
  return (
    <nav className={styles.cities} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {cities.map((city) => (
          <li key={city.route}>
            {city.route === route ? (
              <a href={city.route} aria-current="page">
                {city.name} <small>You are here</small>
              </a>
            ) : (
              <a href={city.route}>{city.name}</a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
