import { useState } from 'react'
import { Button, DialogTrigger, Dialog, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import controls from '../controls/Controls.module.css'
import { useStudio } from '../session/use-studio'
import formStyles from './Form.module.css'
import styles from './IconPicker.module.css'
import { nameInWords } from './form-fields'
import type { WidgetProps } from './form-context'

/** As many as fit into the popover with some scrolling. */
const MAX_ICONS = 160

/** Chooses an icon by sight. */
export function IconPicker({ field, value, id, describedBy, set }: WidgetProps) {
  const catalogue = useStudio('catalogue')
  const [words, setWords] = useState('')
  const icons = catalogue?.icons ?? []
  const matching = icons.filter(({ name }) => name.includes(words.trim().toLowerCase().replaceAll(' ', '-')))
  const chosen = icons.find(({ name }) => name === value)
  return (
    <DialogTrigger>
      <Button
        id={id}
        className={formStyles.picker ?? ''}
        aria-describedby={describedBy}
        aria-label={`${field.label}: ${String(value ?? 'none')}`}
      >
        {chosen && <IconDrawing markup={chosen.markup} />}
        {typeof value === 'string' ? nameInWords(value) : 'Choose an icon'}
      </Button>
      <Popover className={controls.popover ?? ''}>
        <Dialog aria-label="Choose an icon" className={styles.icons ?? ''}>
          {({ close }) => (
            <>
              <input
                className={formStyles.input}
                aria-label="Find an icon"
                placeholder="Find an icon …"
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
              <ListBox
                aria-label="Icons"
                layout="grid"
                selectionMode="single"
                selectedKeys={typeof value === 'string' ? [value] : []}
                items={matching.slice(0, MAX_ICONS).map((icon) => ({ ...icon, id: icon.name }))}
                onAction={(key) => {
                  set(key)
                  close()
                }}
                className={styles.iconGrid ?? ''}
              >
                {({ id, markup }) => (
                  <ListBoxItem id={id} textValue={id} aria-label={nameInWords(id)} className={styles.iconCell ?? ''}>
                    <IconDrawing markup={markup} />
                  </ListBoxItem>
                )}
              </ListBox>
              {!field.isRequired && (
                <button
                  type="button"
                  className={controls.link}
                  onClick={() => {
                    set(undefined)
                    close()
                  }}
                >
                  No icon
                </button>
              )}
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

/** An icon as the site's pages draw it. Its markup comes from the icon set, not from a document. */
const IconDrawing = ({ markup }: { markup: string }) => (
  <svg viewBox="0 0 24 24" className={styles.drawing} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
)
