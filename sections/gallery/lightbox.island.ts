/** In CSS pixels: a shorter way of a finger is a tap. */
const SWIPE = 40

/** Opens the pictures of a gallery in its dialog instead of following their links, and leads through them. */
export function mount(element: HTMLElement): void {
  const dialog = element.querySelector('dialog')
  const figure = dialog?.querySelector('figure')
  if (!dialog || !figure) return
  const links = [...element.querySelectorAll('a')].filter((link) => !dialog.contains(link) && link.querySelector('img'))
  const image = document.createElement('img')
  figure.prepend(image)
  let index = 0

  const show = (next: number) => {
    index = (next + links.length) % links.length
    const link = links[index]
    // the picture before must not stay under the words of this one
    image.removeAttribute('src')
    image.alt = link?.querySelector('img')?.alt ?? ''
    image.src = link?.href ?? ''
    write('[data-caption]', link?.closest('figure')?.querySelector('figcaption')?.textContent ?? '')
    write('[data-count]', `${index + 1} / ${links.length}`)
  }
  const write = (place: string, words: string) => figure.querySelector(place)?.replaceChildren(words)

  for (const [at, link] of links.entries())
    link.addEventListener('click', (event) => {
      // with a key held down, a link opens in a tab of its own
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      show(at)
      dialog.showModal()
    })
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => show(index + Number(button.dataset.step)))
  dialog.addEventListener('keydown', ({ key }) => {
    const onward = getComputedStyle(dialog).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight') show(index + (key === onward ? 1 : -1))
  })
  // the keyboard goes on where the visitor stopped looking
  dialog.addEventListener('close', () => links[index]?.focus())
  leadBySwipes(figure, (step) => show(index + step))
}

/** Calls back when a finger wipes over an element: 1 to the left, -1 to the right. */
function leadBySwipes(element: HTMLElement, onSwipe: (step: number) => void): void {
  let start = 0
  element.addEventListener(
    'touchstart',
    ({ touches }) => (start = touches.length === 1 ? (touches[0]?.clientX ?? 0) : Number.NaN),
    {
      passive: true,
    },
  )
  element.addEventListener('touchend', ({ changedTouches }) => {
    const way = (changedTouches[0]?.clientX ?? 0) - start
    if (Math.abs(way) > SWIPE) onSwipe(way < 0 ? 1 : -1)
  })
}
