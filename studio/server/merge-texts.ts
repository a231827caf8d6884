import { diffArrays } from 'diff'

/** What becomes of the lines between two indexes. */
interface LineEdit {
  from: number
  to: number
  lines: string[]
}

/**
 * Does what two have done to a text, if they did it at different places.
 * @returns undefined if they changed the same lines, or if the outcome isn't JSON
 */
export function mergeTexts(base: string, ours: string, theirs: string): string | undefined {
  const [baseLines, ourLines, theirLines] = [base, ours, theirs].map(linesOf)
  if (!baseLines || !ourLines || !theirLines) return undefined
  const ourEdits = lineEdits(baseLines, ourLines)
  const theirEdits = lineEdits(baseLines, theirLines)
  if (ourEdits.some((edit) => theirEdits.some((other) => overlap(edit, other)))) return undefined
  const merged = [...baseLines]
  for (const { from, to, lines } of [...ourEdits, ...theirEdits].sort((a, b) => b.from - a.from || b.to - a.to))
    merged.splice(from, to - from, ...lines)
  const text = merged.join('')
  return isJson(text) ? text : undefined
}

/** Lines with their ends. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/)

function lineEdits(before: string[], after: string[]): LineEdit[] {
  const edits: LineEdit[] = []
  let position = 0
  let isOpen = false
  for (const { added, removed, value } of diffArrays(before, after)) {
    const isChange = added || removed
    if (isChange && !isOpen) edits.push({ from: position, to: position, lines: [] })
    isOpen = isChange
    const edit = edits.at(-1)
    if (edit && added) edit.lines.push(...value)
    if (added) continue
    position += value.length
    if (edit && removed) edit.to = position
  }
  return edits
}

/** Whether two edits touch the same lines, or put something at the same place. */
const overlap = (one: LineEdit, other: LineEdit): boolean =>
  one.from === one.to || other.from === other.to
    ? one.from <= other.to && other.from <= one.to
    : one.from < other.to && other.from < one.to

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
