import type { CitiesProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Markdown } from '../ui/Markdown'
import { Section } from '../ui/Section'
import styles from './Cities.module.css'

/** A link to every city that the page may list, in one strip. */
export function Cities({ id, hideOnPhones, title, text }: CitiesProps) {
  const { cities, route } = usePage()
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={`section--tight section--strip ${styles.cities}`}>
      <div className="wrap columns columns--head">
        <div>
          <h2>{title}</h2>
          {text && <Markdown text={text} />}
        </div>
        <nav aria-label={title}>
          <ul className="link-rows">
            {cities.map((city) => (
              <li key={city.route}>
                <a href={city.route} aria-current={city.route === route ? 'page' : undefined}>
                  {city.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Section>
  )
}
