import type { SyntaxMistake } from '../../rule'
import { bestRepair } from './best-repair'
import { cannotRepair } from './end'
import { recognize } from './recognize'
import { applyEdit, type Edit } from './repair'

/** A file that needs more repairs than this is of another kind. */
const MOST_REPAIRS = 50

/**
 * The mistakes of a text that is not JSON, by the method of Burke and Fisher: where the text stops being JSON, every
 * single repair nearby is tried, and the one after which the text is JSON the longest tells what the mistake was.
 */
export function findMistakes(text: string): SyntaxMistake[] {
  const mistakes = new Map<string, SyntaxMistake>()
  const edits: Edit[] = []
  let mended = text
  while (edits.length < MOST_REPAIRS) {
    const reading = recognize(mended)
    if (reading.stop === Infinity) break
    const repair = bestRepair(mended, reading)
    const mistake = repair?.mistake ?? cannotRepair(mended, reading)
    const start = Math.min(toOriginal(mistake.start, edits), text.length - 1)
    const end = Math.max(start, toOriginal(mistake.end - 1, edits)) + 1
    // what is wrong twice in a line, as both quotes of a text are, is one mistake
    const key = `${text.lastIndexOf('\n', start - 1)} ${mistake.what}`
    if (!mistakes.has(key)) mistakes.set(key, { ...mistake, start, end: Math.min(end, text.length) })
    if (!repair) break
    mended = applyEdit(mended, repair.edit)
    edits.push(repair.edit)
  }
  return [...mistakes.values()]
}

/** The place in the author's text of a place in the mended one. */
function toOriginal(offset: number, edits: Edit[]): number {
  return edits.reduceRight(
    (at, { start, end, text }) => (at < start + text.length ? Math.min(at, end) : at - text.length + (end - start)),
    offset,
  )
}
