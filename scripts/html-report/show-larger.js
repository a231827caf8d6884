/* The report is whole without this: it shows a figure larger, until the next click. */
const dialog = document.querySelector('dialog')
document.addEventListener('click', ({ target }) => {
  const pictures = target.closest('figure > button')
  if (dialog.open) dialog.close()
  else if (pictures) {
    dialog.querySelector('figure').replaceChildren(pictures.cloneNode(true), pictures.nextSibling.cloneNode(true))
    dialog.showModal()
  }
})
