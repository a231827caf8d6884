import { getOrInsertComputed } from '../../documents/get-or-insert'
import { INLINE_STYLE_FIX, describeElement } from '../../render/inline-styles'
import { readSectionMark } from '../../render/section-marks'
import { closeOnEscape, createElement, showStrip } from './draw-overlay'

declare global {
  interface Window {
    /** What the page's policy has refused so far, see ../style-policy.ts. */
    platViolations?: SecurityPolicyViolationEvent[]
  }
}

const ID = 'plat-styles'

/** How many elements of a section are listed. */
const MAX_LISTED = 3

/** The elements whose styles are refused, by their place. */
const elementsByPlace = new Map<string, Set<string>>()

/** Shows at the bottom of the page which of its styles the policy of a built page refuses. */
export function showRefusedStyles(): void {
  closeOnEscape(ID)
  const early = window.platViolations ?? []
  if (early.filter(noteViolation).length > 0) draw()
  addEventListener('securitypolicyviolation', (violation) => {
    if (noteViolation(violation)) draw()
  })
}

/** Notes a violation. @returns whether it is about a style that was not noted yet */
function noteViolation({ effectiveDirective, target, sample, sourceFile }: SecurityPolicyViolationEvent): boolean {
  if (!effectiveDirective.startsWith('style-src')) return false
  const element = target instanceof Element ? target : undefined
  const tag = element ? describeElement(element.localName, element.attributes) : 'An element with the style'
  const style = element?.hasAttribute('style') ? tag : `${tag} ${sample}`.trim()
  const source = sourceFile?.replace(location.origin, '').replace(/[?#].*/, '')
  const words = !source || source === location.pathname ? style : `${style}, set by ${source}`
  const place = placeOf(element)
  const elements = getOrInsertComputed(elementsByPlace, place, () => new Set())
  const isNew = !elements.has(words)
  elements.add(words)
  return isNew
}

/** "sections/hero/Hero.tsx, section 2 of /plano" */
function placeOf(element: Element | undefined): string {
  let node: ChildNode | null | undefined = element?.closest('main > *')
  for (; node; node = node.previousSibling) {
    const section = node instanceof Comment ? readSectionMark(node.data) : undefined
    if (section) return `${section.file}, ${section.place} of ${location.pathname}`
  }
  return `Around the sections of ${location.pathname}`
}

function draw(): void {
  const places = [...elementsByPlace].map(([place, elements]) => {
    const more = elements.size - MAX_LISTED
    const lines = [...[...elements].slice(0, MAX_LISTED), ...(more > 0 ? [`and ${more} more`] : [])]
    return [place, ...lines.map((line) => `  ${line}`)].join('\n')
  })
  const notice =
    'These styles only work in development: the content security policy of a built page forbids inline styles. Escape closes this.'
  showStrip(ID, [
    createElement('p', '', notice),
    createElement('pre', '', places.join('\n\n')),
    createElement('p', '', INLINE_STYLE_FIX),
  ])
}
