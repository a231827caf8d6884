/** A mistake in JSX, and where it stands in its module. */
export class JsxError extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message)
  }
}

/**
 * What a text between tags says, as JSX reads it: lines are trimmed where they meet and joined by one space; a line of
 * nothing but spaces counts for nothing.
 */
export function jsxText(source: string): string {
  const lines = source.replaceAll('\t', ' ').split(/\r?\n/)
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart()
      return index === lines.length - 1 ? start : start.trimEnd()
    })
    .filter((line) => line !== '')
    .join(' ')
}

/**
 * @param start of the text in its module
 * @throws JsxError for a text that holds an entity: JSX would read it, and what compiles JSX here does not
 */
export function assertNoEntity(text: string, start: number): void {
  const entity = /&#?\w+;/.exec(text)
  if (!entity) return
  const message = `JSX holds the entity ${entity[0]}, which is not read here: write the sign itself.`
  throw new JsxError(message, start + entity.index)
}
