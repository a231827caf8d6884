import sax, { type SAXParser } from 'sax'
import type { Fault } from '../documents/files'

const EXPORT = 'Export it again as plain SVG from the program it was made with.'

/**
 * What is wrong with an SVG; undefined where it can be published. A drawing is a document: code in it would run for whoever
 * opens it by its address, and what it loads would tell another company of the visit.
 */
export function drawingFault(text: string): Fault | undefined {
  const { root, unsafe, mistake } = readDrawing(text)
  if (root !== 'svg') return { what: 'is no drawing: its first element is not <svg>', hint: EXPORT }
  if (unsafe) return { what: `holds ${unsafe}`, hint: `Delete that from the drawing. ${EXPORT}` }
  return mistake === undefined ? undefined : { what: mistake, hint: EXPORT }
}

interface Drawing {
  /** The name of its first element. */
  root?: string
  /** The first thing in it that may not be published. */
  unsafe?: string
  /** Its first mistake as XML: "has a mistake in line 2 (unexpected close tag)". */
  mistake?: string
}

function readDrawing(text: string): Drawing {
  const found: Drawing = {}
  let isAtEnd = false
  const parser = sax.parser(true)
  const handlers: Partial<SAXParser> = {
    ondoctype: (doctype) => {
      for (const [, name = '', , value = ''] of doctype.matchAll(ENTITY)) parser.ENTITIES[name] = value
    },
    onprocessinginstruction: ({ name }) => {
      if (name === 'xml-stylesheet') found.unsafe ??= 'the address of a stylesheet'
    },
    onopentagstart: ({ name }) => {
      found.root ??= localName(name)
      found.unsafe ??= UNSAFE_ELEMENTS.get(localName(name).toLowerCase())
    },
    onattribute: ({ name, value }) => (found.unsafe ??= unsafeAttribute(name, value) ?? unsafeStyle(value)),
    ontext: (content) => (found.unsafe ??= unsafeStyle(content)),
    oncdata: (content) => (found.unsafe ??= unsafeStyle(content)),
    onerror: ({ message }) => {
      const [what = ''] = message.split('\n')
      const mistake = `has a mistake in line ${parser.line + 1} (${what.replace(/\.$/, '').toLowerCase()})`
      found.mistake ??= isAtEnd ? 'is cut off: it does not end with </svg>' : mistake
      parser.resume()
    },
  }
  Object.assign(parser, handlers).write(text)
  isAtEnd = true
  parser.close()
  return found
}

/** An entity that a DOCTYPE defines. One with markup in it is left out, and so a mistake: browsers would read it as elements. */
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(["'])([^<&]*?)\2/g

/** "svg:script" is "script". */
const localName = (name: string): string => name.replace(/^.*:/, '')

const UNSAFE_ELEMENTS = new Map([
  ['script', 'a script'],
  ['foreignobject', 'a <foreignObject>, which can hold a page of its own'],
])

function unsafeAttribute(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `code of its own ("${name}")`
  // browsers pass over spaces in an address; an animation has a list of them
  if (/(?:^|;)javascript:/i.test(value.replaceAll(/\s/g, ''))) return 'a link that runs a script'
  if (value === 'http://www.w3.org/1999/xhtml') return 'elements of HTML'
  const [, host] = (/^(?:href|src)$/i.test(localName(name)) && /^\s*(?:https?:)?\/\/([^/]+)/i.exec(value)) || []
  return host && `a part that is loaded from ${host}`
}

/** @param text of an attribute, or of an element that may be a stylesheet */
function unsafeStyle(text: string): string | undefined {
  const [, host] = /(?:url\(|@import)\s*["']?\s*(?:url\(\s*["']?)?(?:https?:)?\/\/([^/"')\s]+)/i.exec(text) ?? []
  return host && `a style that is loaded from ${host}`
}
