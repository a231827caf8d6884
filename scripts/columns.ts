import { stripVTControlCharacters } from 'node:util'

/** Rows as lines whose cells stand under each other, two spaces apart. Colours take no room. */
export function alignColumns(rows: string[][], indent = '  '): string[] {
  const width = (cell: string) => stripVTControlCharacters(cell).length
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => width(row[column] ?? ''))),
  )
  return rows.map((row) => {
    const cells = row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
    return `${indent}${cells.join('  ')}`.trimEnd()
  })
}

/** A value in a few words: texts as JSON, cut; lists and objects by what they hold. */
export function shorten(value: unknown, widest = 60): string {
  if (Array.isArray(value)) return value.length === 1 ? '[ 1 entry ]' : `[ ${value.length} entries ]`
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value).join(', ')
    return names ? `{ ${cut(names, widest - 4)} }` : '{}'
  }
  return cut(JSON.stringify(value) ?? 'nothing', widest)
}

const cut = (text: string, widest: number) => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text)
