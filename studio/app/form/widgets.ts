import type { ComponentType } from 'react'
import { ChoiceInput, DateInput, NumberInput, Toggle } from './Choices'
import { List } from './Entries'
import { Group, NamedTexts } from './Groups'
import { IconPicker } from './IconPicker'
import { LinkInput } from './LinkInput'
import { ImageInput, PictureInput } from './PictureInput'
import { TextInput } from './TextInput'
import type { Widget } from './form-fields'
import type { WidgetProps } from './form-context'

/** What each kind of field is edited with. */
export const WIDGETS: Record<Widget, ComponentType<WidgetProps>> = {
  text: TextInput,
  markdown: TextInput,
  phone: TextInput,
  email: TextInput,
  month: TextInput,
  choice: ChoiceInput,
  switch: Toggle,
  number: NumberInput,
  date: DateInput,
  time: DateInput,
  color: DateInput,
  icon: IconPicker,
  image: ImageInput,
  picture: PictureInput,
  link: LinkInput,
  list: List,
  group: Group,
  map: NamedTexts,
}
