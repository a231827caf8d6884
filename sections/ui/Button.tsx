import type { ButtonLink } from '../../schemas/types'
import { usePage } from '../page-context'
import styles from './Button.module.css'
import { classes } from './classes'
import { linkAttributes } from './href'
import { Icon } from './Icon'

interface Props {
  button: ButtonLink
  /** Used when the button doesn't say how it looks. */
  look?: ButtonLink['look']
  small?: boolean
  wide?: boolean
}

/** A link that looks like a button. */
export function Button({ button, look = 'primary', small, wide }: Props) {
  const { href, target, rel } = linkAttributes(button.href, usePage().site)
  const isPhone = button.href.startsWith('tel:')
  const icon = button.icon ?? (isPhone ? 'phone' : undefined)
  // An arrow points onwards, so it follows the words; every other icon opens them.
  const isArrow = icon?.startsWith('arrow-')
  return (
    <a
      href={href}
      target={target}
      rel={rel}
      className={classes(
        'button',
        isPhone && 'nobr',
        styles[button.look ?? look],
        small && styles.small,
        wide && styles.wide,
      )}
    >
      {icon && !isArrow && <Icon name={icon} />}
      <span>{button.label}</span>
      {icon && isArrow && <Icon name={icon} />}
    </a>
  )
}
