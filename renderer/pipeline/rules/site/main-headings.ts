import { isRecord } from '../../documents/is-record'
import { type Schema, sectionTypes } from '../../validate/schemas'

/** A text that is the main heading of a section which has these values. */
interface MainHeading {
  key: string
  when: [name: string, value: unknown][]
}

/** What each type's schema says is asked for on every page. */
const known = new WeakMap<Map<string, Schema>, Map<string, MainHeading[]>>()

/** The key of a section whose text is the page's main heading; undefined where the section gives none. */
export function mainHeadingOf(schemas: Map<string, Schema>, section: unknown): string | undefined {
  if (!isRecord(section)) return undefined
  for (const { key, when } of mainHeadings(schemas, String(section.type)))
    if (when.every(([name, value]) => section[name] === value)) return key
  return undefined
}

function mainHeadings(schemas: Map<string, Schema>, type: string): MainHeading[] {
  let types = known.get(schemas)
  if (!types) known.set(schemas, (types = new Map()))
  let headings = types.get(type)
  if (!headings) types.set(type, (headings = readMainHeadings(schemas, type)))
  return headings
}

function readMainHeadings(schemas: Map<string, Schema>, type: string): MainHeading[] {
  const { properties = {} } = schemas.get(`sections/${type}.schema.json`) ?? {}
  return Object.entries(properties).flatMap(([key, { mainHeading: when }]): MainHeading[] => {
    if (isRecord(when)) return [{ key, when: Object.entries(when) }]
    return when === true ? [{ key, when: [] }] : []
  })
}

/** The sections that give a main heading, as an author writes them: 'hero', 'prose with "level": 1'. */
export function mainHeadingSections(schemas: Map<string, Schema>): string[] {
  return sectionTypes(schemas).flatMap((type) => {
    const properties = Object.values(schemas.get(`sections/${type}.schema.json`)?.properties ?? {})
    const when = properties.find(({ mainHeading }) => mainHeading)?.mainHeading
    if (!when) return []
    const values = Object.entries(when).map(([name, value]) => `"${name}": ${String(value)}`)
    return values.length > 0 ? `${type} with ${values.join(' and ')}` : type
  })
}
