import { createHash } from 'node:crypto'
import type { LocatedProblem } from './located'

/**
 * A mark for each problem by which it is known again in the next run: it stays while lines above it come and go,
 * or sections move. Problems that are alike in one file are counted.
 */
export function fingerprints(problems: LocatedProblem[]): string[] {
  const seen = new Map<string, number>()
  return problems.map(({ problem: { rule, file, pointer, what, start, end }, text }) => {
    const place = pointer.replaceAll(/\/\d+/g, '/*')
    const mistake = JSON.stringify([rule, file, place, what, text.slice(start, end)])
    const count = (seen.get(mistake) ?? 0) + 1
    seen.set(mistake, count)
    return createHash('sha256').update(`${mistake} ${count}`).digest('hex')
  })
}
