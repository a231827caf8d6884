import type { SourceDocument } from './document'
import { type Path, isRecord, valueAt } from './json-tree'

/**
 * A place in a document in words.
 * @example ['sections', 2, 'items', 0] → "testimonials (sections[2]) › items[0]"
 */
export function describePlace(document: SourceDocument, path: Path): string {
  const steps: string[] = []
  for (let i = 0; i < path.length; i++) {
    const step = path[i]
    if (typeof step === 'number') continue
    const index = path[i + 1]
    const list = typeof index === 'number' ? `${step}[${index}]` : String(step)
    const type = step === 'sections' && i === 0 ? sectionName(document, path.slice(0, 2)) : undefined
    steps.push(type ? `${type} (${list})` : list)
  }
  return steps.join(' › ') || documentName(document)
}

function sectionName(document: SourceDocument, path: Path): string | undefined {
  const section = path.length < 2 ? undefined : valueAt(document.value, path)
  const name = isRecord(section) ? (section.type ?? section.use) : undefined
  return typeof name === 'string' ? name : undefined
}

function documentName({ file }: SourceDocument): string {
  const [, room, name] = /^(?:.*\/)?(pages|shared)\/(.+)\.json$/.exec(file) ?? []
  if (room === 'shared') return `${name} (shared section)`
  return room === 'pages' ? 'The page' : 'The site'
}
