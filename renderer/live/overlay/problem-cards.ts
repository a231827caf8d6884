import type { LiveState, ShownProblem } from '../live-state'
import { createElement } from './draw-overlay'

/** Names the errors: "2 errors on this page, 1 elsewhere". */
export function nameProblems({ problems, schemas }: LiveState): string {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const here = errors.filter(({ isOnPage }) => isOnPage).length
  const elsewhere = errors.length - here
  if (errors.length === 0 && schemas) return 'The schemas need your attention'
  if (here === 0) return `${count(elsewhere, 'error')} on other pages`
  return `${count(here, 'error')} on this page${elsewhere > 0 ? `, ${elsewhere} elsewhere` : ''}`
}

/** Draws a card for each error of the page; errors elsewhere and warnings are folded. */
export function drawProblems({ problems, schemas, more }: LiveState): HTMLElement[] {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const here = errors.filter(({ isOnPage }) => isOnPage)
  const elsewhere = errors.filter(({ isOnPage }) => !isOnPage)
  const warnings = problems.filter(({ severity, isOnPage }) => severity === 'warning' && isOnPage)
  const notes = [
    ...(schemas ? [schemas] : []),
    ...(more > 0 ? [`There are ${more} more. Run npm run validate to see all of them.`] : []),
  ]
  return [
    ...(here.length > 0 ? [createElement('div', 'cards', here.map(drawCard))] : []),
    ...notes.map((note) => createElement('p', 'note', note)),
    // where the page has no errors, the others are what the author came for
    ...fold(count(elsewhere.length, 'error') + ' elsewhere', elsewhere, here.length === 0),
    ...fold(count(warnings.length, 'warning') + ' on this page', warnings, false),
  ]
}

/** On narrow screens, scrolls lines so that the mark of the mistake can be seen. */
export function scrollToMarks(cards: Iterable<Element>): void {
  for (const card of cards)
    for (const excerpt of card.querySelectorAll('.excerpt')) {
      const lines = [...excerpt.children].map(({ textContent }) => textContent)
      const longest = Math.max(...lines.map(({ length }) => length))
      const column = Math.max(...lines.map((line) => (MARKED.test(line) ? line.indexOf('^') : -1)))
      excerpt.scrollLeft = (column / longest) * excerpt.scrollWidth - excerpt.clientWidth / 3
    }
}

function fold(label: string, problems: ShownProblem[], isOpen: boolean): HTMLElement[] {
  if (problems.length === 0) return []
  const details = createElement('details', 'fold', [
    createElement('summary', '', label),
    createElement('div', 'cards', problems.map(drawCard)),
  ])
  details.open = isOpen
  return [details]
}

function drawCard({ severity, file, line, column, where, what, hint, excerpt }: ShownProblem): HTMLElement {
  const place = createElement('button', 'place', `${file}:${line}:${column}`)
  place.title = 'Open in your editor'
  // Vite's own address; it opens the editor that is running
  place.addEventListener(
    'click',
    () => void fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`),
  )
  return createElement('article', `card ${severity}`, [
    createElement('p', 'top', [place, createElement('span', 'severity', severity)]),
    createElement('h3', 'what', [...(where ? [createElement('span', 'where', where), ' '] : []), what]),
    createElement(
      'div',
      'excerpt',
      excerpt.map((text) => createElement('div', MARKED.test(text) ? 'marked' : '', text)),
    ),
    createElement('p', 'hint', hint),
  ])
}

/** The line of the mistake, and the mark below it: "  > 12 |   "titel": "Plano"", "       |   ^^^^^^^". */
const MARKED = /^ {2}>|^ +\| *\^+$/

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`
