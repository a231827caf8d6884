// Shows the picture that is pressed as large as it was taken.
const dialog = document.querySelector('dialog')
const enlarged = dialog.querySelector('img')
document.addEventListener('click', ({ target }) => {
  const picture = target.closest('.zoom')?.querySelector('img')
  if (picture) {
    enlarged.src = picture.src
    enlarged.alt = picture.alt
    dialog.showModal()
  } else if (target === dialog) dialog.close()
})
