/** What an element stands aside for: the first section's buttons, every solid button, and every quote form. */
const TARGETS =
  'main > section:first-of-type .actions, main .button--solid, [data-island="quote-form"], [data-island="post-form"]'

/** Marks an element with data-aside while something is in view that it would repeat or cover. */
export function mount(element: HTMLElement): void {
  const targetsInView = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) targetsInView.add(target)
      else targetsInView.delete(target)
    }
    element.toggleAttribute('data-aside', targetsInView.size > 0)
  })
  // the observer reports all of them at once, in view or not
  const targets = document.querySelectorAll(TARGETS)
  for (const target of targets) observer.observe(target)
  if (targets.length === 0) element.removeAttribute('data-aside')
}
