import type { HeroProps } from '../../schemas/types'
import { classes } from '../ui/Section'
import styles from './HeroFacts.module.css'

interface Props {
  facts: NonNullable<HeroProps['facts']>
  /** The service hero's picture hangs over the line, so the figures keep to the left of it. */
  isUnderPicture: boolean
}

/** Figures in a ruled line. */
export function HeroFacts({ facts, isUnderPicture }: Props) {
  return (
    <div className={classes(styles.facts, isUnderPicture && styles.underPicture)}>
      <ul>
        {facts.map(({ figure, text }) => (
          <li key={figure}>
            <b>{figure}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
