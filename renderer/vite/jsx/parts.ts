import type { ESTree } from 'vite'

/** Generated code: what is written anew, and nodes that are taken as they stand in the source. */
export type Code = (string | ESTree.Node)[]

/** A part of an element's markup: known already, or what code says. */
export type Part = { html: string } | { code: Code }

/** One expression whose value is the markup of all the parts, one after the other. */
export function joinParts(parts: Part[]): Code {
  const merged = parts.reduce<Part[]>((before, part) => {
    const last = before.at(-1)
    if (!last || !('html' in last) || !('html' in part)) return [...before, part]
    return [...before.slice(0, -1), { html: last.html + part.html }]
  }, [])
  const written = merged.filter((part) => !('html' in part) || part.html !== '')
  if (written.length === 0) return ["''"]
  return written.flatMap((part, index): Code => [
    index === 0 ? '' : ' + ',
    ...('html' in part ? [JSON.stringify(part.html)] : part.code),
  ])
}
