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
 * Every text below a value whose schema gives it a format: its links, pictures, Markdown.
 * @param id the $id of the value's schema
 */
export function formattedTexts(
  schemas: Map<string, Schema>,
  id: string,
  value: unknown,
  at: Path = [],
): FormattedText[] {
  const tree = treeOf(schemas, id)
  const texts: FormattedText[] = []
  if (tree)
    visitTexts(value, tree, [...at], (text, about, path) =>
      texts.push({
        path: [...path],
        text,
        format: about.format,
        minWidth: about.minWidth,
        mayDecorate: about.mayDecorate,
      }),
    )
  return texts
}

function treeOf(schemas: Map<string, Schema>, id: string): TextTree | undefined {
  const known = trees.get(schemas) ?? new Map<string, TextTree | undefined>()
  trees.set(schemas, known)
  if (!known.has(id))
    known.set(
      id,
      growTextTree(schemas, id, (format) => format !== PLAIN),
    )
  return known.get(id)
}
