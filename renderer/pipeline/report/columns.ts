import { stripVTControlCharacters } from 'node:util'

/** Rows as lines whose cells stand under each other, two spaces apart. Colours take no room. */
export function alignColumns(rows: string[][], indent = '  '): string[] {
  const width = (cell: string) => stripVTControlCharacters(cell).length
  const widths = rows.reduce<number[]>(
    (widest, row) =>
      Array.from({ length: Math.max(widest.length, row.length) }, (_, column) =>
        Math.max(widest[column] ?? 0, width(row[column] ?? '')),
      ),
    [],
  )
  return rows.map((row) => {
    const cells = row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
    return `${indent}${cells.join('  ')}`.trimEnd()
  })
}
