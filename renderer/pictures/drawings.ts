import sax, { type SAXParser } from 'sax'
import type { Fault } from '../documents/files'
import { type ImageSize, drawingSize } from './drawing-size'
import { DrawingWriter, NO_DRAWING } from './drawing-writer'
import { FaultyDrawing } from './faulty-drawing'

/** A drawing as it is published, or what is wrong with it. */
export type Drawing = { markup: string; size?: ImageSize; fault?: undefined } | { markup?: undefined; fault: Fault }

const EXPORT = 'Export it again as plain SVG from the program it was made with.'

/**
 * Reads an SVG, and writes it again. A drawing is a document: code in it would run for whoever opens it by its address, and
 * what it loads would tell another company of the visit. Where a check and a browser read the same file differently, the
 * browser is right; so what is published is not the file, but what was understood of it: the elements, attributes and
 * styles of drawing-names.ts. What may change the drawing if it is left out is a fault, and so is what its author should
 * know of; anything else, such as an editor's notes, is left out silently.
 */
export function readDrawing(content: Uint8Array): Drawing {
  const text = decode(content)
  if (text === undefined)
    return {
      fault: { what: 'is not encoded as it says: in UTF-8, unless its beginning names another encoding', hint: EXPORT },
    }
  const writer = new DrawingWriter()
  try {
    parseDrawing(text, writer)
  } catch (error) {
    if (!(error instanceof FaultyDrawing)) throw error
    const { message: what, isUnsafe } = error
    return { fault: { what, hint: isUnsafe ? `Delete that from the drawing. ${EXPORT}` : EXPORT } }
  }
  return { markup: writer.markup, size: drawingSize(writer.rootAttributes) }
}

/** The text of a file by its byte order mark or its XML declaration; undefined where the bytes are not what these say. */
function decode(content: Uint8Array): string | undefined {
  const beginning = Buffer.from(content.subarray(0, 200)).toString('latin1')
  const marked = (beginning.startsWith('\xff\xfe') && 'utf-16le') || (beginning.startsWith('\xfe\xff') && 'utf-16be')
  const [, declared = 'utf-8'] =
    /^(?:\xef\xbb\xbf)?<\?xml[^>]{0,80}?\sencoding=["']([\w-]{1,40})["']/.exec(beginning) ?? []
  try {
    return new TextDecoder(marked || declared, { fatal: true }).decode(content)
  } catch (error) {
    // an unknown encoding, or bytes that are none of it
    if (error instanceof RangeError || error instanceof TypeError) return undefined
    throw error
  }
}

function parseDrawing(text: string, writer: DrawingWriter): void {
  let isAtEnd = false
  let attributes: { name: string; value: string }[] = []
  const parser = sax.parser(true)
  const handlers: Partial<SAXParser> = {
    ondoctype: (doctype) => {
      if (doctype.includes('['))
        throw new FaultyDrawing('declares entities or attributes of its own (<!DOCTYPE … [ … ]>)')
    },
    onprocessinginstruction: ({ name }) => {
      if (name === 'xml-stylesheet') throw new FaultyDrawing('holds the address of a stylesheet')
    },
    onattribute: (attribute) => {
      if (attributes.push(attribute) > MAX_ATTRIBUTES)
        throw new FaultyDrawing('has an element with too many attributes')
    },
    onopentag: ({ name }) => {
      writer.open(name, attributes)
      attributes = []
    },
    onclosetag: () => writer.close(),
    ontext: (content) => writer.text(content),
    oncdata: (content) => writer.text(content),
    oncomment: (content) => writer.comment(content),
    onerror: ({ message }) => {
      if (isAtEnd) throw new FaultyDrawing('is cut off: it does not end with </svg>', false)
      if (!writer.hasRoot) throw new FaultyDrawing(NO_DRAWING, false)
      const [what = ''] = message.split('\n', 1)
      throw new FaultyDrawing(
        `has a mistake in line ${parser.line + 1} (${what.replace(/\.$/, '').toLowerCase()})`,
        false,
      )
    },
  }
  Object.assign(parser, handlers, { ENTITIES }).write(text)
  isAtEnd = true
  parser.close()
  if (!writer.hasRoot) throw new FaultyDrawing(NO_DRAWING, false)
}

/** The entities of XML itself: HTML's are unknown to a browser that opens a drawing. */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Of one element. More than any has that draws something. */
const MAX_ATTRIBUTES = 500
