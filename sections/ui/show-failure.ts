/** The page does without an island that fails: words for that case ([data-failed]) replace those that ask to wait. */
export function showFailure(element: HTMLElement, error: unknown): void {
  console.error(error)
  element.querySelector('[data-loading]')?.remove()
  element.querySelector('[data-failed]')?.removeAttribute('hidden')
}
