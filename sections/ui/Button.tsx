import type { ReactNode } from 'react'
import type { ButtonLink } from '../../schemas/types'
import { usePage } from '../page/page-context'
import styles from './Button.module.css'
import { Icon } from './Icon'
import { linkAttributes } from './links'
import { classes } from './Section'

interface ButtonProps {
  button: ButtonLink
  /** Used when the button doesn't say how it looks. */
  look?: ButtonLink['look']
  wide?: boolean
}

/** A link that looks like a button. */
export function Button({ button, look = 'primary', wide }: ButtonProps) {
  const { site } = usePage()
  const isPhone = button.href.startsWith('tel:')
  const icon = button.icon ?? (isPhone ? 'phone' : undefined)
  // An arrow points onwards, so it follows the words; every other icon opens them.
  const isArrow = icon?.startsWith('arrow-')
  return (
    <a
      {...linkAttributes(button.href, site)}
      className={classes('button', isPhone && 'nobr', styles[button.look ?? look], wide && styles.wide)}
    >
      {icon && !isArrow && <Icon name={icon} />}
      <span>{button.label}</span>
      {icon && isArrow && <Icon name={icon} />}
    </a>
  )
}

interface ActionsProps {
  buttons?: ButtonLink[]
  /** How the first, second, … button looks; the last one counts for the rest. */
  looks: ButtonLink['look'][]
  /** What is beside them. */
  children?: ReactNode
}

/** The buttons of a section, side by side. */
export function Actions({ buttons = [], looks, children }: ActionsProps) {
  if (buttons.length === 0 && !children) return null
  return (
    <div className="actions">
      {buttons.map((button, index) => (
        <Button key={index} button={button} look={looks[index] ?? looks.at(-1)} />
      ))}
      {children}
    </div>
  )
}
