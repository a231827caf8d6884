/* The report is whole without this: it shows the pictures of a figure larger. */
const dialog = document.querySelector('dialog')
document.addEventListener('click', ({ target }) => {
  if (target === dialog) dialog.close()
  const pictures = target.closest('figure > button')
  if (!pictures) return
  const larger = document.createElement('figure')
  larger.append(...pictures.cloneNode(true).children)
  dialog.querySelector('div').replaceChildren(pictures.nextSibling.cloneNode(true), larger)
  dialog.showModal()
})
