/** What an element stands aside for: the buttons at the top of the page, and every quote form. */
const FOR = 'main > :first-child .actions, [data-island="quote-form"]'

/** Marks an element with data-aside while something is in view that it would repeat or cover. */
export function mount(element: HTMLElement): void {
  const inView = new Set<Element>()
  const mark = () => element.toggleAttribute('data-aside', inView.size > 0)
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    mark()
  })
  for (const each of document.querySelectorAll(FOR)) observer.observe(each)
  mark()
}
