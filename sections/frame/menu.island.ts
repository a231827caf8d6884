/** Milliseconds (site-spec §9). */
const OPEN_DELAY = 200
const SKIP_DELAY = 300
const CLOSE_DELAY = 150

/**
 * Opens the menus of the navigation for pointers, presses and keys, one at a time. A pointer that only passes opens
 * nothing; one that comes from a menu open less than SKIP_DELAY ago opens the next at once.
 */
export function mount(navigation: HTMLElement): void {
  const menus = [...navigation.querySelectorAll<HTMLElement>(':scope > li:has(> button)')]
  let open: HTMLElement | undefined
  let closedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (menu?: HTMLElement) => {
    clearTimeout(timer)
    if (menu === open) return
    if (!menu) closedAt = performance.now()
    open = menu
    for (const each of menus) buttonOf(each)?.setAttribute('aria-expanded', String(each === menu))
  }
  const showAfter = (delay: number, menu?: HTMLElement) => {
    clearTimeout(timer)
    timer = setTimeout(show, delay, menu)
  }
  const toggle = (menu: HTMLElement) => show(menu === open ? undefined : menu)

  for (const menu of menus) {
    // A finger has no hovering: what it touches it presses.
    menu.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'touch') return
      if (open || performance.now() - closedAt < SKIP_DELAY) show(menu)
      else showAfter(OPEN_DELAY, menu)
    })
    menu.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') showAfter(CLOSE_DELAY)
    })
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) show()
    })
    buttonOf(menu)?.addEventListener('click', () => toggle(menu))
    // Until now the style sheet kept it open for the focus inside, which must not be lost.
    if (menu.querySelector('ul')?.contains(document.activeElement)) toggle(menu)
  }
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && open?.contains(target))) show()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !open) return
    const closing = open
    show()
    // Someone who types elsewhere while the pointer rests on the menu stays where they are.
    const { activeElement, body } = document
    if (activeElement === body || closing.contains(activeElement)) closing.querySelector('a')?.focus()
  })
  navigation.dataset.ready = ''
}

const buttonOf = (menu: HTMLElement) => menu.querySelector(':scope > button')
