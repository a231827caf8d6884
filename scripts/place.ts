import { toPointer } from '../renderer/pipeline/documents/json-tree'
import { positionAt } from '../renderer/pipeline/problems/problem'
import { type Origin, nodeOf } from '../renderer/pipeline/documents/document'

/** Where a value was written, as people and programs name it. */
export interface Place {
  /** The path as it is shown to people. */
  file: string
  /** From 1; the column in UTF-16 units. */
  line: number
  column: number
  /** JSON Pointer within the file. */
  pointer: string
}

/** The place of an origin. */
export function placeOf(origin: Origin): Place {
  const { file, text } = origin.document
  return { file, ...positionAt(text, nodeOf(origin).offset), pointer: toPointer(origin.path) }
}

/** A place as editors and terminals open it: "site.config/pages/plano.json:12:7". */
export const describePosition = ({ file, line, column }: Place): string => `${file}:${line}:${column}`
