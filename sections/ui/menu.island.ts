import { createMenuTiming, type MenuTiming } from './menu-timing'

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
