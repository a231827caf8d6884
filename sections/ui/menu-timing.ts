/** Milliseconds (site-spec §9). */
const OPEN_DELAY = 200
const SKIP_DELAY = 300
const CLOSE_DELAY = 150

/** What moves the menus of a navigation. */
export interface MenuTiming<Menu> {
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
export function createMenuTiming<Menu>(show: (menu: Menu | undefined) => void): MenuTiming<Menu> {
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
