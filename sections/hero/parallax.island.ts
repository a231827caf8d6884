const speed = 0.3

/** Moves the picture slower than the page, in browsers whose style sheets can't do it themselves. */
export function mount(element: HTMLElement): void {
  if (CSS.supports('animation-timeline: scroll()')) return
  const wish = matchMedia('(min-width: 768px) and (prefers-reduced-motion: no-preference)')
  let isAsked = false
  const move = () => {
    isAsked = false
    element.style.transform = wish.matches ? `translateY(${Math.min(scrollY, innerHeight) * speed}px)` : ''
  }
  const ask = () => {
    if (!isAsked) requestAnimationFrame(move)
    isAsked = true
  }
  addEventListener('scroll', ask, { passive: true })
  wish.addEventListener('change', ask)
  ask()
}
