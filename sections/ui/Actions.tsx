import type { ButtonLink } from '../../schemas/types'
import { Button } from './Button'

interface Props {
  buttons?: ButtonLink[]
  /** How the first, second, … button looks; the last of them goes for the rest. */
  looks: ButtonLink['look'][]
}

/** The buttons of a section, side by side. */
export function Actions({ buttons, looks }: Props) {
  if (!buttons?.length) return null
  return (
    <div className="actions">
      {buttons.map((button, index) => (
        <Button key={index} button={button} look={looks[index] ?? looks.at(-1)} />
      ))}
    </div>
  )
}
