import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'
import controls from '../controls/Controls.module.css'
import { ask } from '../session/api'
import { useStudio } from '../session/use-studio'
import styles from './Form.module.css'
import { type WidgetProps, useForm } from './form-context'

/** Where a link leads: pages and places by their names, the business's telephone and mail, or any address. */
export function LinkInput({ field, value, id, describedBy, isInvalid, set }: WidgetProps) {
  const overview = useStudio('overview')
  const { document } = useForm()
  const [anchors, setAnchors] = useState<string[]>([])
  const text = typeof value === 'string' ? value : ''
  useEffect(() => {
    // without them, they can be typed
    void ask('anchors', { document }).then(
      ({ anchors }) => setAnchors(anchors),
      () => setAnchors([]),
    )
  }, [document])
  const targets = [
    ...anchors.map((anchor) => ({ id: `#${anchor}`, name: 'On this page' })),
    { id: 'tel:{tel}', name: 'Call the business' },
    { id: 'mailto:{email}', name: 'Write to the business' },
    ...(overview?.pages ?? []).map(({ route, title }) => ({ id: route, name: title })),
  ]
  return (
    <ComboBox
      aria-label={field.label}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="focus"
      inputValue={text}
      onInputChange={(text) => set(text === '' && !field.isRequired ? undefined : text, true)}
      onChange={(key) => {
        if (typeof key === 'string') set(key)
      }}
      isInvalid={isInvalid}
      className={styles.combo ?? ''}
    >
      <Input id={id} className={styles.input ?? ''} aria-describedby={describedBy} />
      <Button aria-label={`Show targets for ${field.label}`}>
        <ChevronDown aria-hidden />
      </Button>
      <Popover className={controls.popover ?? ''}>
        <ListBox items={targets}>
          {({ id, name }) => (
            <ListBoxItem id={id} textValue={id} className={controls.item ?? ''}>
              <Text slot="label">{id}</Text>
              <Text slot="description" elementType="small">
                {name}
              </Text>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
