import { PLAIN, type TextTree, growTextTree } from '../texts/text-tree'
import { getValidator } from '../validate/validator'
import { visibleText } from './visible-text'

const trees = new Map<string, TextTree | undefined>()

/**
 * Gathers what people read of a section, entry by entry, and within an entry in the order of the schema: so the order
 * that an author gives to the keys of a file makes no difference.
 * @param type the section's type
 * @param texts where they are added
 * @param keys the only ones of its keys that are asked for, where it is not all of them
 */
export function readTexts(type: string, section: Record<string, unknown>, texts: string[], keys?: string[]): void {
  const { members = [] } = treeOf(type) ?? {}
  for (const [name, inner] of members) if (!keys || keys.includes(name)) gather(section[name], inner, texts)
}

/** What visitTexts does, without the places of the texts. */
function gather(value: unknown, { text, entries, members }: TextTree, texts: string[]): void {
  if (typeof value === 'string') {
    if (text) texts.push(text.format === PLAIN ? value : visibleText(value))
  } else if (Array.isArray(value)) {
    if (entries) for (const entry of value) gather(entry, entries, texts)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of members) gather((value as Record<string, unknown>)[name], inner, texts)
  }
}

function treeOf(type: string): TextTree | undefined {
  if (!trees.has(type)) {
    const isReadable = (format: string) => format === PLAIN || format === 'markdown'
    trees.set(type, growTextTree(getValidator().schemas, `sections/${type}.schema.json`, isReadable))
  }
  return trees.get(type)
}
