import type { ReactNode } from 'react'
import type { ButtonLink } from '../../schemas/types'
import { usePage } from '../page/page-context'
import styles from './Button.module.css'
import { Icon } from './Icon'
import { isNumberLink, linkAttributes } from './links'
import { classes } from './Section'

interface ButtonProps {
  button: ButtonLink
  /** How it looks, unless the button itself says so. */
  look?: ButtonLink['look']
  wide?: boolean
}

/** A link that looks like a button. */
export function Button({ button, look: usualLook = 'primary', wide }: ButtonProps) {
  const { site } = usePage()
  const look = button.look ?? usualLook
  const isNumber = isNumberLink(button.href)
  const usualIcon = button.href.startsWith('sms:') ? 'message-square' : 'phone'
  const icon = button.icon ?? (isNumber ? usualIcon : undefined)
  // An arrow points onward, so it follows the words; any other icon comes before them.
  const isArrow = icon?.startsWith('arrow-')
  return (
    <a
      {...linkAttributes(button.href, site)}
      className={classes(
        'button',
        look !== 'line' && look !== 'ghost' && 'button--solid',
        isNumber && 'nobr',
        styles[look],
        wide && styles.wide,
      )}
    >
      {icon && !isArrow && <Icon name={icon} />}
      <span>{button.label}</span>
      {icon && isArrow && <Icon name={icon} />}
    </a>
  )
}

interface ActionsProps {
  buttons?: ButtonLink[]
  /** How the first, the second … button looks; the last look is for the rest. */
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
