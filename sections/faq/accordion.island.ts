/** Opens the question that the address names, and keeps one open where the browser doesn't do so by itself. */
export function mount(element: HTMLElement): void {
  const items = [...element.querySelectorAll('details')]
  const openLinked = () => {
    const linked = items.find((item) => item.id === location.hash.slice(1))
    if (linked) linked.open = true
  }
  if (!('name' in HTMLDetailsElement.prototype)) items.forEach((item) => closeOthersWhenOpened(item, items))
  openLinked()
  addEventListener('hashchange', openLinked)
}

function closeOthersWhenOpened(item: HTMLDetailsElement, items: HTMLDetailsElement[]): void {
  item.addEventListener('toggle', () => {
    if (!item.open) return
    for (const other of items) if (other !== item) other.open = false
  })
}
