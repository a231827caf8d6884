import type { LucideIcon } from 'lucide-react'
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components'
import styles from './Controls.module.css'

interface Props {
  icon: LucideIcon
  /** What it does, which shows as a tooltip. */
  label: string
  onPress: () => void
  isDisabled?: boolean
}

/** A button that is only an icon. */
export function IconButton({ icon: Icon, label, onPress, isDisabled = false }: Props) {
  return (
    <TooltipTrigger delay={500}>
      <Button className={styles.tool ?? ''} aria-label={label} onPress={onPress} isDisabled={isDisabled}>
        <Icon aria-hidden />
      </Button>
      <Tooltip className={styles.tooltip ?? ''} offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  )
}
