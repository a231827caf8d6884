/**
 * What a text between tags says, as JSX reads it: lines are trimmed where they meet and joined by one space; a line of
 * nothing but spaces counts for nothing.
 * @throws for an entity: the sign itself can be written in its place
 */
export function jsxText(source: string): string {
  assertNoEntity(source)
  const lines = source.replaceAll('\t', ' ').split(/\r?\n/)
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart()
      return index === lines.length - 1 ? start : start.trimEnd()
    })
    .filter((line) => line !== '')
    .join(' ')
}

/** @throws for a text that holds an entity: JSX would read it, and what compiles JSX here does not */
export function assertNoEntity(text: string): void {
  const entity = /&#?\w+;/.exec(text)?.[0]
  if (entity) throw new Error(`JSX holds the entity ${entity}, which is not read here: write the sign itself.`)
}
