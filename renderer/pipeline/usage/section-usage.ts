import type { OpenSite } from '../inspect'
import { sectionTypes } from '../validate/schemas'
import { didYouMean } from '../problems/suggest'
import { getValidator } from '../validate/validator'
import { groupUses } from './group-uses'
import { siteSections } from './site-sections'
import type { UsageReport } from './usage-report'

/** Which sections have a type; or a sentence that there is no such type. */
export function sectionUsage({ resolved }: OpenSite, type: string): UsageReport | string {
  const { schemas } = getValidator()
  const known = sectionTypes(schemas)
  if (!known.includes(type))
    return `there is no section type "${type}". ${didYouMean(type, known, `There are: ${known.join(', ')}.`)}`
  const findings = siteSections(resolved)
    .filter((section) => section.type === type)
    .map(({ page, data, place }) => ({ origin: place, page, detail: textOf(data.title) }))
  const description = schemas.get(`sections/${type}.schema.json`)?.description
  return { kind: 'section', name: type, description, uses: groupUses(findings, resolved) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
