import { XLINK, XML, cleanAttributes } from './drawing-attributes'
import { ELEMENTS } from './drawing-names'
import { cleanStylesheet } from './drawing-styles'
import { FaultyDrawing } from './faulty-drawing'

export const NO_DRAWING = 'is no drawing: its first element is not <svg>'

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'

/** Names that stand for elements which browsers run, or show pages in, by their names in small letters. */
const UNSAFE_ELEMENTS = new Map([
  ['script', 'holds a script'],
  ['handler', 'holds a script'],
  ['foreignobject', 'holds a <foreignObject>, which can hold a page of its own'],
])

/** An attribute with its name as it is written: "xlink:href". */
interface WrittenAttribute {
  name: string
  value: string
}

/** Namespaces by their prefixes, and those around them. */
interface Scope {
  prefixes: Map<string, string>
  outer?: Scope
}

/** An element that is being written. */
interface OpenElement {
  name: string
  scope: Scope
  /** False for what is left out, with all that is in it. */
  isWritten: boolean
  hasContent: boolean
  /** The text of a stylesheet, which is written when it is complete. */
  css?: string
}

/** Writes what may be published of a drawing, as its parser reads it. Each of its methods throws FaultyDrawing where that can't be published. */
export class DrawingWriter {
  rootAttributes: Record<string, string> = {}
  #written = ''
  #usesXlink = false
  /** The comments before the first element. */
  readonly #notes: string[] = []
  readonly #open: OpenElement[] = []

  get hasRoot(): boolean {
    return this.#written !== ''
  }

  get markup(): string {
    // the namespaces are those that are used, whatever was declared
    const xlink = this.#usesXlink ? ` xmlns:xlink="${XLINK}"` : ''
    return this.#written.replace('<svg', `<svg xmlns="${SVG}"${xlink}`)
  }

  open(qualified: string, written: WrittenAttribute[]): void {
    const outer = this.#open.at(-1)
    const scope = scopeOf(written, outer?.scope)
    const [prefix, name] = splitName(qualified)
    // one that forgot to declare its namespace is not shown by browsers, and is easily completed
    const namespace = namespaceOf(prefix, scope) ?? (prefix === '' ? SVG : prefix)
    if (!outer && (namespace !== SVG || name !== 'svg')) throw new FaultyDrawing(NO_DRAWING, false)
    const element = { name, scope, isWritten: this.#mayWrite(namespace, name, outer), hasContent: false }
    this.#open.push(element)
    if (!element.isWritten) return
    if (outer) this.#startContent(outer)
    const attributes = cleanAttributes(
      name,
      written.filter(({ name }) => !isDeclaration(name)).map((attribute) => withNamespace(attribute, scope)),
    )
    if (!outer) this.rootAttributes = Object.fromEntries(attributes)
    this.#usesXlink ||= attributes.has('xlink:href')
    const list = [...attributes].map(([attribute, value]) => ` ${attribute}="${escape(value)}"`)
    this.#written += `<${name}${list.join('')}`
    if (!outer) for (const note of this.#notes) this.#add(element, note)
  }

  #mayWrite(namespace: string, name: string, outer: OpenElement | undefined): boolean {
    const unsafe = UNSAFE_ELEMENTS.get(name.toLowerCase())
    if (unsafe) throw new FaultyDrawing(unsafe)
    if (namespace === XHTML) throw new FaultyDrawing('holds elements of HTML')
    // a stylesheet holds text alone
    return namespace === SVG && ELEMENTS.has(name) && (!outer || (outer.isWritten && outer.name !== 'style'))
  }

  text(content: string): void {
    const element = this.#open.at(-1)
    if (!element?.isWritten) return
    if (element.name === 'style') element.css = (element.css ?? '') + content
    else this.#add(element, escape(content))
  }

  /** Comments stay, since many hold the terms under which a drawing may be used. */
  comment(content: string): void {
    // without what could end it for one who reads the file as HTML
    const note = `<!-- ${escape(content.replace(/[<>]|-(?=-)/g, ' ').trim())} -->`
    const element = this.#open.at(-1)
    if (!this.hasRoot) this.#notes.push(note)
    else if (element?.isWritten && element.name !== 'style') this.#add(element, note)
  }

  close(): void {
    const element = this.#open.pop()
    if (!element?.isWritten) return
    if (element.css !== undefined) {
      this.#add(element, escape(cleanStylesheet(element.css)))
    }
    this.#written += element.hasContent ? `</${element.name}>` : '/>'
  }

  #add(element: OpenElement, markup: string): void {
    this.#startContent(element)
    this.#written += markup
  }

  #startContent(element: OpenElement): void {
    if (!element.hasContent) this.#written += '>'
    element.hasContent = true
  }
}

function scopeOf(written: WrittenAttribute[], outer: Scope | undefined): Scope {
  const declared = written
    .filter(({ name }) => isDeclaration(name))
    .map(({ name, value }) => [name.slice('xmlns:'.length), value] as const)
  if (outer && declared.length === 0) return outer
  return { prefixes: new Map(declared), outer }
}

/** The namespace of a prefix; undefined where none is declared. */
function namespaceOf(prefix: string, scope: Scope): string | undefined {
  if (prefix === 'xml') return XML
  for (let around: Scope | undefined = scope; around; around = around.outer) {
    const namespace = around.prefixes.get(prefix)
    if (namespace !== undefined) return namespace
  }
  return undefined
}

/** Whether an attribute declares a namespace. */
const isDeclaration = (name: string) => name === 'xmlns' || name.startsWith('xmlns:')

function withNamespace({ name: qualified, value }: WrittenAttribute, scope: Scope) {
  const [prefix, name] = splitName(qualified)
  return { namespace: prefix === '' ? '' : (namespaceOf(prefix, scope) ?? prefix), name, value }
}

/** "xlink:href" is ["xlink", "href"]. */
function splitName(qualified: string): [prefix: string, name: string] {
  const colon = qualified.indexOf(':')
  return [qualified.slice(0, Math.max(colon, 0)), qualified.slice(colon + 1)]
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML, without the characters that XML does not allow even as references. */
const escape = (text: string): string =>
  text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
