/** Elements that can have no content. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Shapes of a drawing, which end in their own tag where there is nothing in them. */
const SHAPES = new Set('circle ellipse line path polygon polyline rect use'.split(' '))

/** How an element is written. */
export interface Tag {
  /** Its first tag, without attributes and without its end: "<p". */
  start: string
  /** Its last tag. */
  end: string
  isVoid: boolean
  isShape: boolean
}

const known = new Map<string, Tag>()

/** How the element of a name is written. */
export const tagOf = (name: string): Tag => known.get(name) ?? learn(name)

function learn(name: string): Tag {
  const tag = { start: `<${name}`, end: `</${name}>`, isVoid: VOID.has(name), isShape: SHAPES.has(name) }
  known.set(name, tag)
  return tag
}
