const speed = 0.3

/** Moves the picture slower than the page, in browsers that can't do it in CSS. */
export function mount(element: HTMLElement): void {
  if (CSS.supports('animation-timeline: scroll()')) return
  const query = matchMedia('(min-width: 768px) and (prefers-reduced-motion: no-preference)')
  let isScheduled = false
  const move = () => {
    isScheduled = false
    element.style.transform = query.matches ? `translateY(${Math.min(scrollY, innerHeight) * speed}px)` : ''
  }
  const schedule = () => {
    if (!isScheduled) requestAnimationFrame(move)
    isScheduled = true
  }
  addEventListener('scroll', schedule, { passive: true })
  query.addEventListener('change', schedule)
  schedule()
}
