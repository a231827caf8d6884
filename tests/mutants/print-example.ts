import type { Verdict } from './judge'
import type { Span } from './kind'

/** How much is shown around a place. */
const AROUND = 30
const MOST = 100

/** A mutant and what was reported of it: the file, the change, the messages. */
export function printExample({ mutant, errors }: Verdict): string {
  const { document, text, culprits, suggestion } = mutant
  const meant = suggestion ? `, meant was "${suggestion.name}"` : ''
  const reported = errors.slice(0, EXAMPLE_ERRORS).map(({ file, rule, what, hint, ...span }) => {
    const place = file === document.file ? shown(text, span) : file
    return `      ${rule}: ${place} ${what.slice(0, MOST)}${hint ? ` — ${hint.slice(0, MOST)}` : ''}`
  })
  return [
    `    ${document.file}: ${culprits.map((span) => shown(text, span)).join(' or ')}${meant}`,
    ...(reported.length > 0 ? reported : ['      nothing was reported']),
  ].join('\n')
}

const EXAMPLE_ERRORS = 3

/** A piece of a text with what stands around it, marked. */
export const shown = (text: string, { start, end }: Span) =>
  JSON.stringify(
    `${text.slice(Math.max(0, start - AROUND), start)}«${text.slice(start, end).slice(0, MOST)}»${text.slice(end, end + AROUND)}`,
  )
