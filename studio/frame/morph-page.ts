import { Idiomorph } from 'idiomorph'
import { readSections } from './page-texts'

/** What visitors open and close, which their browser writes into the page. */
const OWN_STATE = new Set(['open', 'data-open', 'aria-expanded', 'data-island-ready'])

/**
 * Changes a page to what it would be with other HTML. What stays the same stays in place: the scroll position, open
 * accordions, a film that is playing.
 * @param before the HTML that it shows, if that is known: then only the sections that differ are looked at
 */
export function morphPage(page: Document, html: string, before?: string): void {
  if (before !== undefined && morphSections(page, splitPage(before), splitPage(html))) return
  const next = parse(html)
  page.title = next.title
  replaceStyles(page, next)
  morph(page.body, next.body)
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

const morph = (element: Element, next: Element): void =>
  void Idiomorph.morph(element, next, {
    morphStyle: 'outerHTML',
    callbacks: {
      beforeAttributeUpdated: (name) => !OWN_STATE.has(name),
      // what scripts of the development server have added
      beforeNodeRemoved: (node) => node.nodeName !== 'VITE-ERROR-OVERLAY',
    },
  })

/** A page before its sections, each of them, and what follows them. */
const splitPage = (html: string): string[] => html.split(/(?=<!--section \d+: |<\/main>)/)

/** @returns false if more has changed than the content of sections */
function morphSections(page: Document, before: string[], after: string[]): boolean {
  const changed = after.flatMap((part, index) => (part === before[index] ? [] : index))
  const isAround = (index: number) => index === 0 || index === after.length - 1
  if (before.length !== after.length || changed.some(isAround)) return false
  const sections = readSections(page)
  return changed.every((index) => {
    const [element, ...others] = sections[index - 1]?.elements ?? []
    const [replacement, ...more] = parse(after[index] ?? '').body.children
    if (!element || !replacement || others.length + more.length > 0) return false
    morph(element, replacement)
    return true
  })
}

/** The styles of the sections stand in the page's head; Vite adds others, which stay. */
function replaceStyles(page: Document, next: Document): void {
  const stylesOf = ({ head }: Document) => [...head.querySelectorAll('style:not([data-vite-dev-id])')]
  const before = stylesOf(page)
  const after = stylesOf(next)
  after.forEach((style, index) => {
    const present = before[index]
    if (!present) page.head.append(page.importNode(style, true))
    else if (present.textContent !== style.textContent) present.textContent = style.textContent
  })
  for (const style of before.slice(after.length)) style.remove()
}
