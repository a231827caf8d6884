/** Calls back once, when an element comes into view or within a margin of it. */
export function onSight(element: Element, options: IntersectionObserverInit, callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    callback()
  }, options)
  observer.observe(element)
}
