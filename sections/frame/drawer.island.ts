/** Makes the drawer close when a link is chosen, on Escape and on a click outside, and keeps the focus inside. */
export function mount(element: HTMLElement): void {
  const drawer = element as HTMLDetailsElement
  const toggle = drawer.querySelector('summary')
  const close = () => {
    drawer.open = false
    setRestInert(false)
  }

  drawer.addEventListener('toggle', () => setRestInert(drawer.open))
  // A window that grows hides the drawer, and must not leave the page behind it asleep.
  matchMedia('(min-width: 768px)').addEventListener('change', close)
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node)) return
    const isLink = target instanceof Element && target.closest('a') !== null
    if (drawer.open && (isLink || !drawer.contains(target))) close()
  })
  document.addEventListener('keydown', (event) => {
    if (!drawer.open) return
    if (event.key === 'Tab') keepFocus(drawer, event)
    if (event.key === 'Escape') {
      close()
      toggle?.focus()
    }
  })
}

function setRestInert(isInert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('main, body > footer')) part.inert = isInert
}

/** After the last of the drawer's links comes its toggle again, and the other way round. */
function keepFocus(drawer: HTMLElement, event: KeyboardEvent): void {
  const stops = [...drawer.querySelectorAll<HTMLElement>('summary, a[href]')]
  const here = stops.findIndex((stop) => stop === document.activeElement)
  const next = here + (event.shiftKey ? -1 : 1)
  if (here >= 0 && next >= 0 && next < stops.length) return
  event.preventDefault()
  stops.at(next < 0 ? -1 : 0)?.focus()
}
