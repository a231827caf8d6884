/** Puts the divider of two pictures where the range is, and wherever it is moved to. */
export function mount(element: HTMLElement): void {
  const range = element.querySelector('input')
  if (!range) return
  const move = () => element.style.setProperty('--at', `${range.value}%`)
  range.addEventListener('input', move)
  // a browser remembers where it was when a visitor comes back
  move()
}
