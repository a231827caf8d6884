import type { Path } from '../documents/json-tree'
import type { Schema } from '../validate/schemas'
import { PLAIN, type PictureNeeds, type TextTree, growTextTree, visitTexts } from './text-tree'

/** A text of a document whose schema gives it a format. */
export interface FormattedText extends PictureNeeds {
  path: Path
  format: string
  text: string
}

const trees = new WeakMap<Map<string, Schema>, Map<string, TextTree | undefined>>()

/**
 * Visits every text below a value whose schema gives it a format: its links, pictures, Markdown.
 * @param id the $id of the value's schema
 */
export function visitFormatted(
  schemas: Map<string, Schema>,
  id: string,
  value: unknown,
  at: Path,
  visit: (text: FormattedText) => void,
): void {
  const tree = treeOf(schemas, id)
  if (!tree) return
  visitTexts(value, tree, at, (text, { format, minWidth, mayDecorate }, path) =>
    visit({ path: path.slice(), format, text, minWidth, mayDecorate }),
  )
}

/** All of these texts. */
export function formattedTexts(
  schemas: Map<string, Schema>,
  id: string,
  value: unknown,
  at: Path = [],
): FormattedText[] {
  const texts: FormattedText[] = []
  visitFormatted(schemas, id, value, [...at], (text) => texts.push(text))
  return texts
}

function treeOf(schemas: Map<string, Schema>, id: string): TextTree | undefined {
  let known = trees.get(schemas)
  if (!known) trees.set(schemas, (known = new Map()))
  if (!known.has(id))
    known.set(
      id,
      growTextTree(schemas, id, (format) => format !== PLAIN),
    )
  return known.get(id)
}
