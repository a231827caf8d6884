import type { FieldSchema } from '../../protocol/catalogue'

/** What a field is edited with. */
export type Widget =
  | 'text'
  | 'markdown'
  | 'choice'
  | 'switch'
  | 'number'
  | 'icon'
  | 'image'
  | 'picture'
  | 'link'
  | 'date'
  | 'month'
  | 'time'
  | 'color'
  | 'phone'
  | 'email'
  | 'list'
  | 'group'
  | 'map'

/** A value of a document as the form shows it. */
export interface FormField {
  /** The name of the member: "hideOnPhones". Entries of lists have none. */
  name: string
  /** "Hide on phones" */
  label: string
  description: string
  isRequired: boolean
  widget: Widget
  schema: FieldSchema
}

const WIDGET_OF_FORMAT: Partial<Record<string, Widget>> = {
  markdown: 'markdown',
  icon: 'icon',
  image: 'image',
  link: 'link',
  day: 'date',
  month: 'month',
  'time-of-day': 'time',
  color: 'color',
  phone: 'phone',
  email: 'email',
}

/** Members that no form shows: what a document is, and words for its authors' editors. */
const HIDDEN = new Set(['$schema', '$comment', 'type', 'of'])

/** Members that say where and when something shows, rather than what. They come last. */
const SETTINGS = new Set(['id', 'hideOnPhones', 'draft', 'from', 'until'])

/** Made once, so that what shows them needn't change. */
const fieldsOfSchema = new WeakMap<FieldSchema, FormField[]>()

/** The fields of an object, with what it says before when and where it shows. */
export function fieldsOf(schema: FieldSchema): FormField[] {
  const described = fieldsOfSchema.get(schema)
  if (described) return described
  const names = Object.keys(schema.properties ?? {}).filter((name) => !HIDDEN.has(name))
  const fields = names.map((name) => fieldOf(name, schema)).sort((a, b) => Number(isSetting(a)) - Number(isSetting(b)))
  fieldsOfSchema.set(schema, fields)
  return fields
}

export const isSetting = ({ name }: FormField): boolean => SETTINGS.has(name)

/** The field of one member of an object. */
export function fieldOf(
  name: string,
  { properties = {}, additionalProperties, required = [] }: FieldSchema,
): FormField {
  const other = typeof additionalProperties === 'object' ? additionalProperties : {}
  return describeField(name, properties[name] ?? other, required.includes(name))
}

/** The field of each entry of a list. */
export const entryField = ({ items = {} }: FieldSchema): FormField => describeField('', items, true)

function describeField(name: string, schema: FieldSchema, isRequired: boolean): FormField {
  return {
    name,
    label: nameInWords(name),
    description: schema.description ?? '',
    isRequired,
    widget: widgetOf(schema),
    schema,
  }
}

function widgetOf({ type, format, enum: choices, properties, additionalProperties }: FieldSchema): Widget {
  if (choices) return 'choice'
  if (type === 'array') return 'list'
  if (type === 'object') {
    if (typeof additionalProperties === 'object') return 'map'
    return properties?.['src']?.format === 'image' && properties['alt'] ? 'picture' : 'group'
  }
  if (type === 'boolean') return 'switch'
  if (type === 'number' || type === 'integer') return 'number'
  return WIDGET_OF_FORMAT[format ?? ''] ?? 'text'
}

/** A name in words: "hideOnPhones" is "Hide on phones", "why-choose-us" is "Why choose us". */
export function nameInWords(name: string): string {
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll(/\b(?:ai|faq|id|url)\b/gi, (acronym) => acronym.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a new value starts as: only what must be there, with the first choice, empty texts and the fewest entries. */
export function emptyValue({ schema, widget }: FormField): unknown {
  const { enum: choices, default: value, required = [], minItems = 0, minimum = 0 } = schema
  if (value !== undefined) return value
  if (schema.const !== undefined) return schema.const
  if (choices) return choices[0]
  if (widget === 'list') return Array.from({ length: minItems }, () => emptyValue(entryField(schema)))
  if (schema.type === 'object')
    return Object.fromEntries(required.map((name) => [name, emptyValue(fieldOf(name, schema))]))
  if (widget === 'switch') return false
  return widget === 'number' ? minimum : ''
}

/** The limits of a field in words: "2 to 4 entries", "30 to 100". Empty without any. */
export function limitsOf({ schema, widget }: FormField): string {
  const { minItems, maxItems, minimum, maximum } = schema
  if (widget === 'list') return range(minItems && minItems > 1 ? minItems : undefined, maxItems, ' entries')
  return widget === 'number' ? range(minimum, maximum, '') : ''
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`
  if (least !== undefined) return `at least ${least}${unit}`
  return most === undefined ? '' : `at most ${most}${unit}`
}

/** The words by which an entry of a list is recognized when it is folded: its first text. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  const named = ['title', 'label', 'question', 'name', 'text', 'alt', 'caption', 'figure', 'src']
  const members = Object.entries(value).filter(([name]) => name !== 'type')
  const first = named.map((name) => members.find((member) => member[0] === name)?.[1]).find(summaryOf)
  return first === undefined ? (members.map(([, member]) => summaryOf(member)).find(Boolean) ?? '') : summaryOf(first)
}
