import type { ButtonLink, HeroProps } from '../../schemas/types'
import { Actions } from '../ui/Button'
import { classes } from '../ui/Section'
import { Icon } from '../ui/Icon'
import { Markdown } from '../ui/Markdown'
import styles from './HeroWords.module.css'

type Props = Pick<HeroProps, 'title' | 'lead' | 'buttons' | 'proof'> & { looks: ButtonLink['look'][] }

/** The page's main heading and what stands under it. */
export function HeroWords({ title, lead, buttons, proof, looks }: Props) {
  return (
    <>
      <h1>{title}</h1>
      {lead && <Markdown text={lead} className={classes('lead', styles.lead)} />}
      <Actions buttons={buttons} looks={looks} />
      {proof && (
        <ul className={styles.proof}>
          {proof.map((reason) => (
            <li key={reason}>
              <Icon name="check" />
              {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
