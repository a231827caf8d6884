/**
 * Lets visitors close the notice, which stands in front of it on the page, and hides one that they have closed before. It is a
 * part of the page rather than an island: it must run before the page is drawn, since a notice that vanished later would move
 * everything below it. Where the browser stores nothing, the notice is back on the next page.
 */
export const NOTICE_SCRIPT = `{
const notice = document.currentScript.previousElementSibling
const button = notice.querySelector('button')
const { notice: key } = notice.dataset
try { notice.hidden = localStorage.getItem('closed-notice') === key } catch {}
button.hidden = false
button.addEventListener('click', () => {
  const main = document.querySelector('main')
  notice.hidden = true
  main.tabIndex = -1
  main.focus({ preventScroll: true })
  try { localStorage.setItem('closed-notice', key) } catch {}
})
}`
