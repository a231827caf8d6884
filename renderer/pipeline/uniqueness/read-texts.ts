import { PLAIN, type TextTree, growTextTree, visitTexts } from '../texts/text-tree'
import { getValidator } from '../validate/validator'
import { visibleText } from './visible-text'

const trees = new Map<string, TextTree | undefined>()

/**
 * Visits what people read of a section, entry by entry, and within an entry in the order of the schema: so the order
 * that an author gives to the keys of a file makes no difference.
 * @param type the section's type
 */
export function readTexts(type: string, section: unknown, visit: (text: string) => void): void {
  const tree = treeOf(type)
  if (tree) visitTexts(section, tree, [], (text, { format }) => visit(format === PLAIN ? text : visibleText(text)))
}

function treeOf(type: string): TextTree | undefined {
  if (!trees.has(type)) {
    const isReadable = (format: string) => format === PLAIN || format === 'markdown'
    trees.set(type, growTextTree(getValidator().schemas, `sections/${type}.schema.json`, isReadable))
  }
  return trees.get(type)
}
