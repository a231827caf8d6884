import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Menu, MenuItem, Popover, Text } from 'react-aria-components'
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

/** A button that opens a menu. It is a plain one, since there are a thousand in the list of pages. */
export function ActionMenu({ label, actions, className = styles.tool, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {isOpen && (
        <Popover
          className={styles.popover ?? ''}
          aria-label={label}
          trigger="MenuTrigger"
          triggerRef={button}
          isOpen
          onOpenChange={setOpen}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the keys choose among its entries */}
          <Menu aria-label={label} autoFocus="first" onClose={() => setOpen(false)}>
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
    </>
  )
}
