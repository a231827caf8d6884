import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components'
import styles from './Controls.module.css'

export interface MenuAction {
  label: string
  description?: string
  icon?: LucideIcon
  isDangerous?: boolean
  isDisabled?: boolean
  act: () => void
}

interface Props {
  /** The menu's name, for people who can't see it. */
  label: string
  actions: MenuAction[]
  className?: string
  children: ReactNode
}

/** A button that opens a menu. */
export function ActionMenu({ label, actions, className = styles.tool, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={className ?? ''} aria-label={label}>
        {children}
      </Button>
      {/* a closed menu would be rendered with every letter that is typed beside it */}
      {isOpen && (
        <Popover className={styles.popover ?? ''}>
          <Menu aria-label={label}>
            {actions.map(({ label, description, icon: Icon, isDangerous, isDisabled = false, act }) => (
              <MenuItem
                key={label}
                className={styles.item ?? ''}
                textValue={label}
                isDisabled={isDisabled}
                onAction={act}
                data-danger={isDangerous || undefined}
              >
                {Icon && <Icon aria-hidden />}
                <Text slot="label">{label}</Text>
                {description && (
                  <Text slot="description" elementType="small">
                    {description}
                  </Text>
                )}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      )}
    </MenuTrigger>
  )
}
