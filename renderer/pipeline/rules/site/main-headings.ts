import { isRecord } from '../../documents/is-record'
import { type Schema, sectionTypes } from '../../validate/schemas'

/** The key of a section whose text is the page's main heading; undefined where the section gives none. */
export function mainHeadingOf(schemas: Map<string, Schema>, section: unknown): string | undefined {
  if (!isRecord(section)) return undefined
  const properties = schemas.get(`sections/${String(section.type)}.schema.json`)?.properties ?? {}
  return Object.keys(properties).find((key) => {
    const when = properties[key]?.mainHeading
    return isRecord(when) ? Object.entries(when).every(([name, value]) => section[name] === value) : when === true
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
