import { Idiomorph } from 'idiomorph'

/** What visitors open and close, which their browser writes into the page. */
const OWN_STATE = new Set(['open', 'data-open', 'aria-expanded', 'data-island-ready'])

/**
 * Changes a page to what it would be with other HTML. What stays the same stays in place: the scroll position, open
 * accordions, a film that is playing.
 */
export function morphPage(page: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  page.title = next.title
  replaceStyles(page, next)
  Idiomorph.morph(page.body, next.body, {
    morphStyle: 'outerHTML',
    callbacks: {
      beforeAttributeUpdated: (name) => !OWN_STATE.has(name),
      // what scripts of the development server have added
      beforeNodeRemoved: (node) => node.nodeName !== 'VITE-ERROR-OVERLAY',
    },
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
