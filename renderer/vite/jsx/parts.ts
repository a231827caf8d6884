import type { ESTree } from 'vite'
import type { ModuleNames } from './module-names.ts'

/** Generated code: what is written anew, and nodes that are taken as they stand in the source. */
export type Code = (string | ESTree.Node)[]

/**
 * A part of an element's markup: known already, or what code says; fixed is what that says from the time on when its
 * module is loaded, and uses are the classes in it.
 */
export type Part = { html: string } | { code: Code } | { fixed: string; uses: string[] }

type KnownPart = Exclude<Part, { code: Code }>

/** One expression whose value is the markup of all the parts, one after the other. */
export function joinParts(parts: Part[], names: ModuleNames): Code {
  const written = inRuns(parts).flatMap((run): Code[] => {
    if ('code' in run) return [run.code]
    const code = knownCode(run.known, names)
    return code === '""' ? [] : [[code]]
  })
  if (written.length === 0) return ["''"]
  return written.flatMap((code, index): Code => [index === 0 ? '' : ' + ', ...code])
}

/** What is known beforehand becomes one part with its neighbors. */
function inRuns(parts: Part[]): ({ known: KnownPart[] } | { code: Code })[] {
  const runs: ({ known: KnownPart[] } | { code: Code })[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if ('code' in part) runs.push(part)
    else if (last && 'known' in last) last.known.push(part)
    else runs.push({ known: [part] })
  }
  return runs
}

/** One text, which is put together when its module is loaded where it holds classes. */
function knownCode(parts: KnownPart[], { constants }: ModuleNames): string {
  const html = parts.map((part) => ('html' in part ? part.html : ''))
  const uses = [...new Set(parts.flatMap((part) => ('html' in part ? [] : part.uses)))]
  if (uses.length === 0) return JSON.stringify(html.join(''))
  const pieces = parts.map((part) => ('html' in part ? JSON.stringify(part.html) : part.fixed))
  const name = `$constant${constants.push(`[${pieces.join(', ')}].join('')`)}`
  return `$noted(${name}, ${uses.join(', ')})`
}
