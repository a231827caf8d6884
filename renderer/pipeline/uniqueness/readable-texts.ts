import { type ReadablePath, readablePaths } from '../format-paths'
import { getValidator } from '../validator'
import { visibleText } from './words'

/** The readable paths of a schema as a tree. */
interface Branch {
  text?: Pick<ReadablePath, 'isMarkdown'>
  below: Map<string, Branch>
}

const known = new Map<string, Branch>()

/**
 * What people read of a section, entry by entry, and within an entry in the order of the schema: so the order that an
 * author gives to the keys of a file makes no difference.
 * @param type the section's type
 */
export function readableTexts(type: string, section: unknown): string[] {
  let tree = known.get(type)
  if (!tree) known.set(type, (tree = growTree(readablePaths(getValidator().schemas, `sections/${type}.schema.json`))))
  const texts: string[] = []
  const walk = (value: unknown, { text, below }: Branch): void => {
    if (typeof value === 'string') {
      if (text) texts.push(text.isMarkdown ? visibleText(value) : value)
    } else if (Array.isArray(value)) {
      const entry = below.get('*')
      if (entry) value.forEach((item) => walk(item, entry))
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, branch] of below) walk((value as Record<string, unknown>)[key], branch)
    }
  }
  walk(section, tree)
  return texts
}

function growTree(paths: ReadablePath[]): Branch {
  const root: Branch = { below: new Map() }
  for (const { steps, isMarkdown } of paths) {
    let at = root
    for (const step of steps) {
      const next: Branch = at.below.get(step) ?? { below: new Map() }
      at.below.set(step, next)
      at = next
    }
    at.text = { isMarkdown }
  }
  return root
}
