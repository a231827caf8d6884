/** A place in a text as editors count it: lines and columns from 1, columns in UTF-16 units. */
export interface Position {
  line: number
  column: number
}

/** The line and column of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  let line = 1
  for (let i = before.indexOf('\n'); i >= 0; i = before.indexOf('\n', i + 1)) line++
  return { line, column: offset - lineStart + 1 }
}
