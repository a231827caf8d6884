/** Opens the menus of the navigation for pointers, presses and keys, one at a time. */
export function mount(navigation: HTMLElement): void {
  const menus = [...navigation.querySelectorAll<HTMLElement>(':scope > li:has(> button)')]
  let open: HTMLElement | undefined
  const timing = createMenuTiming<HTMLElement>((menu) => {
    for (const each of menus) buttonOf(each)?.setAttribute('aria-expanded', String(each === menu))
    open = menu
  })

  for (const menu of menus) listen(menu, timing)
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && open?.contains(target))) timing.close()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !open) return
    const closing = open
    timing.close()
    giveFocusBack(closing)
  })
  navigation.dataset.ready = ''
}

function listen(menu: HTMLElement, timing: MenuTiming<HTMLElement>): void {
  // A finger has no hovering: what it touches it presses.
  menu.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && timing.enter(menu))
  menu.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && timing.leave())
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) timing.close()
  })
  buttonOf(menu)?.addEventListener('click', () => timing.toggle(menu))
  // Until now the style sheet kept it open for the focus inside, which must not be lost.
  if (menu.querySelector('ul')?.contains(document.activeElement)) timing.toggle(menu)
}

function buttonOf(menu: HTMLElement): HTMLButtonElement | null {
  return menu.querySelector<HTMLButtonElement>(':scope > button')
}

/** Someone who types elsewhere while the pointer rests on the menu stays where they are. */
function giveFocusBack(menu: HTMLElement): void {
  const { activeElement, body } = document
  if (activeElement === body || menu.contains(activeElement)) menu.querySelector('a')?.focus()
}

/** Milliseconds (site-spec §9). */
const OPEN_DELAY = 200
const SKIP_DELAY = 300
const CLOSE_DELAY = 150

/** What moves the menus of a navigation. */
interface MenuTiming<Menu> {
  /** The pointer came to a menu's link. */
  enter(menu: Menu): void
  /** The pointer went away from it and from what it opened. */
  leave(): void
  /** The menu's button was pressed. */
  toggle(menu: Menu): void
  close(): void
}

/**
 * Decides which one menu is open, and when. A pointer that only passes opens nothing; one that comes from a menu
 * open less than SKIP_DELAY ago opens the next at once.
 * @param show told of the menu that is open from now on; undefined: none
 */
function createMenuTiming<Menu>(show: (menu: Menu | undefined) => void): MenuTiming<Menu> {
  let open: Menu | undefined
  let closedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (menu: Menu | undefined) => {
    clearTimeout(timer)
    if (menu === open) return
    if (menu === undefined) closedAt = performance.now()
    open = menu
    show(menu)
  }
  const setAfter = (delay: number, menu: Menu | undefined) => {
    clearTimeout(timer)
    timer = setTimeout(set, delay, menu)
  }
  return {
    enter(menu) {
      const isWarm = open !== undefined || performance.now() - closedAt < SKIP_DELAY
      if (isWarm) set(menu)
      else setAfter(OPEN_DELAY, menu)
    },
    leave: () => setAfter(CLOSE_DELAY, undefined),
    toggle: (menu) => set(menu === open ? undefined : menu),
    close: () => set(undefined),
  }
}
