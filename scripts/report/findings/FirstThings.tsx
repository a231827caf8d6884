import type { Finding } from './finding'
import { PARTS } from '../parts'

const TONES: Record<Finding['tone'], string> = { error: 'Error', warning: 'Warning', calm: 'In order' }

/** What to look at first. */
export function FirstThings({ findings }: { findings: Finding[] }) {
  const isCalm = findings.every(({ tone }) => tone === 'calm')
  return (
    <section className="first" aria-labelledby="first-title">
      <h2 id="first-title">{isCalm ? 'Nothing is wrong. These come nearest to it' : 'Look at these first'}</h2>
      <ol>
        {findings.map(({ tone, title, detail, part }) => (
          <li key={title} className={tone}>
            <p className="tone">{TONES[tone]}</p>
            <h3>{title}</h3>
            <p>{detail}</p>
            <a href={`#${part}`}>{PARTS[part]}</a>
          </li>
        ))}
      </ol>
    </section>
  )
}
