/** A section of a page. */
export interface TypedSection {
  /** Its place in the page's own list. */
  readonly index: number
  readonly type: string
}

const known = new Map<string, TypedSection[]>()

/** The section of a type at a place: thousands of pages have the same, and each would have to be kept. */
export function typedSection(index: number, type: string): TypedSection {
  let places = known.get(type)
  if (!places) known.set(type, (places = []))
  return (places[index] ??= { index, type })
}
