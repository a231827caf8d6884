import type { ButtonLink, HeroProps, Picture } from '../../schemas/types'
import { Badges } from '../ui/Badges'
import { Actions } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Markdown } from '../ui/Markdown'
import { classes } from '../ui/Section'
import styles from './Hero.module.css'

/** The props of a hero that has a picture. */
export type Pictured<Props> = Props & { image: Picture }

/** Phones have two or three device pixels per CSS pixel: two thirds of them look as sharp, and load sooner. */
export const STAGE_SIZES = '(min-width: 768px) 100vw, 66vw'

type WordsProps = Pick<HeroProps, 'title' | 'lead' | 'buttons' | 'badges' | 'proof'> & { looks: ButtonLink['look'][] }

/** The page's main heading and what is under it. */
export function HeroWords({ title, lead, buttons, badges, proof, looks }: WordsProps) {
  return (
    <>
      <h1>{title}</h1>
      {lead && <Markdown text={lead} className={`lead ${styles.lead}`} />}
      <Actions buttons={buttons} looks={looks} />
      <Badges badges={badges} className={`only-wide ${styles.proof}`} />
      {proof && (
        <ul className={classes(styles.proof, badges && styles.onlyPhones)}>
          {proof.map((reason) => (
            <li key={reason} className="labelled">
              <Icon name="check" />
              {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
