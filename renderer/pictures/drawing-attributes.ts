import { RUNS_SCRIPT, resolveAddress } from './drawing-addresses'
import { ANIMATIONS, PICTURE_ELEMENTS, PLAIN_ATTRIBUTES, STYLED_ATTRIBUTES } from './drawing-names'
import { cleanDeclarations, cleanValue } from './drawing-styles'
import { FaultyDrawing } from './faulty-drawing'

/** An attribute as it is written, with the namespace of its name: empty where the name has no prefix. */
export interface DrawingAttribute {
  namespace: string
  name: string
  value: string
}

export const XLINK = 'http://www.w3.org/1999/xlink'
export const XML = 'http://www.w3.org/XML/1998/namespace'

/**
 * Cleans the attributes of an element.
 * @returns the names and values of those that are published
 * @throws FaultyDrawing where one runs code or loads something
 */
export function cleanAttributes(element: string, attributes: DrawingAttribute[]): Map<string, string> {
  const animated = ANIMATIONS.has(element)
    ? attributes.find(({ namespace, name }) => namespace === '' && name === 'attributeName')?.value
    : undefined
  // what a drawing is checked for must not change while it is shown
  if (animated !== undefined && !STYLED_ATTRIBUTES.has(animated) && !PLAIN_ATTRIBUTES.has(animated))
    throw new FaultyDrawing(`holds an animation of "${animated.slice(0, 40)}"`)
  const cleaned = attributes.map((attribute) => cleanAttribute(element, attribute, animated))
  return new Map(cleaned.filter((attribute) => attribute !== undefined))
}

/** @returns undefined for an attribute that is left out */
function cleanAttribute(
  element: string,
  { namespace, name, value }: DrawingAttribute,
  animated: string | undefined,
): [name: string, value: string] | undefined {
  if (/^on/i.test(name)) throw new FaultyDrawing(`holds code of its own ("${name}")`)
  // a drawing that does not declare the prefix may use it all the same
  if (name === 'href' && ['', XLINK, 'xlink'].includes(namespace))
    return [namespace === '' ? name : `xlink:${name}`, cleanHref(element, value)]
  if (namespace === XML) return ['space', 'lang'].includes(name) ? [`xml:${name}`, value] : undefined
  if (namespace !== '') return undefined
  if (name === 'style') return [name, cleanDeclarations(value)]
  if (STYLED_ATTRIBUTES.has(name)) return [name, cleanValue(value)]
  if (ANIMATIONS.has(element) && ANIMATED_VALUES.has(name)) return [name, cleanAnimatedValue(name, value, animated)]
  return PLAIN_ATTRIBUTES.has(name) || /^(?:aria|data)-[a-z\d-]+$/.test(name) ? [name, value] : undefined
}

function cleanHref(element: string, written: string): string {
  const { inside, isPicture, outside } = resolveAddress(written)
  if (inside === undefined)
    throw new FaultyDrawing(`holds a ${outside === RUNS_SCRIPT ? 'link' : 'part'} that ${outside}`)
  if (isPicture && !PICTURE_ELEMENTS.has(element))
    throw new FaultyDrawing(`holds a picture in <${element}>, which only <image> can show`)
  return inside
}

/** The attributes of an animation that hold values of the animated one. */
const ANIMATED_VALUES = new Set(['from', 'to', 'by', 'values'])

/** What an animation sets is checked as if it were written at the animated attribute. */
function cleanAnimatedValue(name: string, written: string, animated: string | undefined): string {
  const values = (name === 'values' ? written.split(';') : [written]).map((value) => {
    if (resolveAddress(value).outside === RUNS_SCRIPT) throw new FaultyDrawing(`holds a link that ${RUNS_SCRIPT}`)
    return STYLED_ATTRIBUTES.has(animated ?? '') ? cleanValue(value.trim()) : value
  })
  return values.join(';')
}
