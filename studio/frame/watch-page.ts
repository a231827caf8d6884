import type { Landmark } from '../protocol/framed-page'
import {
  type FramedSection,
  collapseSpace,
  isElement,
  landmarkAround,
  sectionOf,
  textAt,
  textNodes,
} from './page-texts'

/** What was clicked on a page. */
export interface Pick {
  /** The number of the section, from 0; or the landmark; null for the rest of the page. */
  position: number | Landmark | null
  /** All texts there, and which of them it was. */
  texts: string[]
  index: number
  /** The node of the text. */
  node: Text | undefined
  /** The address of the picture that was clicked instead. */
  picture: string | undefined
}

interface Handlers {
  onPick: (pick: Pick) => void
  /** A double click, which is to edit the text in place. */
  onEdit: (pick: Pick) => void
  onHover: (section: FramedSection | undefined) => void
  onMove: () => void
  onUndo: (isRedo: boolean) => void
}

/**
 * Has clicks on a page select what was clicked. Its links lead nowhere unless Alt is held, and its forms are not sent.
 * @returns a function that ends it
 */
export function watchPage(page: Document, { onPick, onEdit, onHover, onMove, onUndo }: Handlers): () => void {
  const ending = new AbortController()
  const listen = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K]) => void) =>
    page.addEventListener(name, listener, { capture: true, signal: ending.signal, passive: false })
  const handleClick = (event: MouseEvent, handle: (pick: Pick) => void) => {
    const { target } = event
    if (!isElement(target) || isBeingTyped(target)) return
    // the second click of a double one
    if (event.type === 'click' && event.detail > 1) return event.preventDefault()
    const link = target.closest('a[href]')
    if (event.altKey && link) {
      // Alt would have the browser download the page
      event.preventDefault()
      page.defaultView?.location.assign(link.getAttribute('href') ?? '')
      return
    }
    const opens = target.closest('summary, [aria-expanded], [role=tab]')
    if (!opens) {
      event.preventDefault()
      event.stopPropagation()
    }
    handle(pickAt(page, target, event))
  }
  listen('click', (event) => handleClick(event, onPick))
  listen('auxclick', (event) => event.preventDefault())
  listen('dblclick', (event) => handleClick(event, onEdit))
  listen('submit', (event) => event.preventDefault())
  listen('mouseover', ({ target }) => onHover(isElement(target) ? sectionOf(page, target) : undefined))
  listen('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, shiftKey } = event
    if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'z' || (isElement(target) && isBeingTyped(target))) return
    event.preventDefault()
    onUndo(shiftKey)
  })
  page.documentElement.addEventListener('mouseleave', () => onHover(undefined), { signal: ending.signal })
  page.defaultView?.addEventListener('scroll', onMove, { signal: ending.signal, passive: true })
  page.defaultView?.addEventListener('resize', onMove, { signal: ending.signal })
  const sizes = new ResizeObserver(onMove)
  sizes.observe(page.body)
  return () => {
    ending.abort()
    sizes.disconnect()
  }
}

const isBeingTyped = (element: Element) => element.closest('[contenteditable]') !== null

function pickAt(page: Document, target: HTMLElement, event: MouseEvent): Pick {
  const section = sectionOf(page, target)
  const landmark = section ? undefined : landmarkAround(target)
  const nodes = textNodes(page, section, landmark)
  const index = textAt(nodes, target, event)
  const picture = target.closest('picture, img')
  const image = picture?.matches('img') ? picture : picture?.querySelector('img')
  return {
    position: section?.position ?? landmark ?? null,
    texts: nodes.map(({ nodeValue }) => collapseSpace(nodeValue)),
    index,
    node: nodes[index],
    picture: image ? (image.getAttribute('src') ?? image.getAttribute('data-src') ?? undefined) : undefined,
  }
}

/**
 * Lets somebody type a text on the page.
 * @param onChange called with the text after each letter
 * @param onEnd called with false if Escape was pressed
 */
export function typeInPlace(
  node: Text,
  { onChange, onEnd }: { onChange: (text: string) => void; onEnd: (isKept: boolean) => void },
): void {
  const { parentElement } = node
  if (!parentElement) return
  const ending = new AbortController()
  // the text alone can be edited, and not the icon beside it
  const isAlone = parentElement.childNodes.length === 1
  const editable = isAlone ? parentElement : node.ownerDocument.createElement('span')
  if (!isAlone) node.replaceWith(editable)
  if (!isAlone) editable.append(node)
  editable.setAttribute('contenteditable', 'plaintext-only')
  editable.setAttribute('role', 'textbox')
  editable.setAttribute('aria-label', 'Text on the page')
  editable.focus()
  node.ownerDocument.getSelection()?.selectAllChildren(editable)
  const end = (isKept: boolean) => {
    ending.abort()
    for (const name of ['contenteditable', 'role', 'aria-label']) editable.removeAttribute(name)
    if (!isAlone) editable.replaceWith(...editable.childNodes)
    onEnd(isKept)
  }
  const { signal } = ending
  editable.addEventListener('input', () => onChange(collapseSpace(editable.textContent)), { signal })
  editable.addEventListener('blur', () => end(true), { signal })
  editable.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation()
      if (event.key !== 'Enter' && event.key !== 'Escape') return
      event.preventDefault()
      end(event.key === 'Enter')
    },
    { signal },
  )
}
