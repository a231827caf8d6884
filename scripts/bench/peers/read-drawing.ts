import { parseFragment } from 'parse5'
import { HEIGHT, WIDTH } from '../../../sections/map/projection'
import { type Element, attribute, elementsOf, isElement, rawText } from '../../diff/elements'

const DRAWING = new RegExp(`<svg [^>]*viewBox="0 0 ${WIDTH} ${HEIGHT}".*?</svg>`, 's')

/**
 * The numbers of the map's drawing, as Plat works them out.
 * @param html of a page with a map
 */
export function readDrawing(html: string): object {
  const elements = [...elementsOf(parseFragment(DRAWING.exec(html)?.[0] ?? ''))]
  const named = (name: string) => elements.filter((element) => attribute(element, 'class') === `_Map-${name}`)
  const groups = (name: string) => named(name).flatMap(({ childNodes }) => childNodes.filter(isElement))
  const isWide = Array.from(html.matchAll(/class="([^"]*)" data-frame-slot/g)).some(([, list = '']) =>
    list.split(' ').includes('_Map-wide'),
  )
  return {
    wide: isWide,
    lakes: named('water').map((text, at) => ({ ...placeOf(text), path: attribute(named('lake')[at] ?? text, 'd') })),
    roads: named('edge').map((path) => attribute(path, 'd'))[0],
    shields: groups('shields').map((group) => {
      const [plate, text] = group.childNodes.filter(isElement)
      return { left: plate && attribute(plate, 'x'), top: plate && attribute(plate, 'y'), ...(text && placeOf(text)) }
    }),
    towns: groups('towns').map((group) => {
      const children = group.childNodes.filter(isElement)
      const dot = children.findLast(({ tagName }) => tagName === 'circle')
      const text = children.find(({ tagName }) => tagName === 'text')
      return {
        here: attribute(group, 'class') === '_Map-here',
        ...(dot && { cx: attribute(dot, 'cx'), cy: attribute(dot, 'cy') }),
        ...(text && { label: placeOf(text) }),
      }
    }),
  }
}

/** Where a text stands, and what it says. */
const placeOf = (text: Element) => ({
  name: rawText(text),
  x: attribute(text, 'x'),
  y: attribute(text, 'y'),
  anchor: attribute(text, 'text-anchor'),
})
