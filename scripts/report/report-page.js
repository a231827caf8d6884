/* The page is whole without this: it shows a page's pictures larger, and the links of the page under the pointer. */
const dialog = document.querySelector('dialog')
for (const button of document.querySelectorAll('[data-larger]'))
  button.addEventListener('click', () => {
    const card = button.closest('article').cloneNode(true)
    const pictures = card.querySelector('button')
    const figure = document.createElement('figure')
    figure.append(...pictures.children)
    pictures.replaceWith(figure)
    dialog.querySelector('[data-place]').replaceChildren(card)
    dialog.showModal()
  })
dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())

const map = document.querySelector('.map-of-links')
const show = (node) => {
  map.classList.toggle('is-chosen', Boolean(node))
  for (const element of map.querySelectorAll('.out, .in, .chosen')) element.classList.remove('out', 'in', 'chosen')
  if (!node) return
  node.classList.add('chosen')
  const mark = (line, kind, other) => {
    line.classList.add(kind)
    map.querySelector(`[data-node="${other}"]`).classList.add(kind)
  }
  for (const line of map.querySelectorAll(`[data-from="${node.dataset.node}"]`)) mark(line, 'out', line.dataset.to)
  for (const line of map.querySelectorAll(`[data-to="${node.dataset.node}"]`)) mark(line, 'in', line.dataset.from)
}
for (const node of map.querySelectorAll('.node')) {
  node.addEventListener('pointerenter', () => show(node))
  node.addEventListener('focus', () => show(node))
  node.addEventListener('pointerleave', () => show())
  node.addEventListener('blur', () => show())
}
