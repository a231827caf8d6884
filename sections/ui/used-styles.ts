/** Every class of a CSS module, as it stands in the page ("Hero-title"), and its place in the marks. */
const names: string[] = []
const places = new Map<string, number>()

/** The classes that the rendering under way has used, by their places. A page uses some hundred, many of them again and again. */
let marks = new Uint8Array(1024)

/** So many marks are one character of a key. */
const BITS = 15

/**
 * Runs a rendering and tells which styles it used. Rendering is synchronous, so that no two can mix.
 * @returns its result, and a key of the classes it took from CSS modules, in whatever order: see classesOf()
 */
export function recordStyles<T>(render: () => T): { result: T; styles: string } {
  marks.fill(0)
  const result = render()
  return { result, styles: keyOfMarks() }
}

function keyOfMarks(): string {
  const codes: number[] = []
  for (let at = 0; at < names.length; at += BITS) {
    let code = 0
    for (let bit = 0; bit < BITS; bit++) code |= (marks[at + bit] ?? 0) << bit
    codes.push(code)
  }
  return String.fromCharCode(...codes)
}

/** The classes that a rendering has used, by the key that it told. */
export const classesOf = (styles: string): string[] =>
  names.filter((_, place) => (styles.charCodeAt(Math.floor(place / BITS)) >> (place % BITS)) & 1)

/** Lets a CSS module's classes note that they are used. Vite's configuration wraps every module in this. */
export function noteUse(classes: Record<string, string>): Record<string, string> {
  const noted = {}
  for (const [key, name] of Object.entries(classes)) {
    const place = placeOf(name)
    const get = () => {
      marks[place] = 1
      return name
    }
    Object.defineProperty(noted, key, { enumerable: true, get })
  }
  return noted
}

function placeOf(name: string): number {
  const known = places.get(name)
  if (known !== undefined) return known
  const place = names.push(name) - 1
  places.set(name, place)
  if (place >= marks.length) marks = new Uint8Array(marks.length * 2)
  return place
}
