// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { NOTICE_SCRIPT } from './notice-script'

beforeEach(() => localStorage.clear())

/** A page as it is after its notice's script has run. */
function openPage(key: string) {
  document.body.innerHTML = `<aside data-notice="${key}"><button hidden></button></aside><main></main>`
  const notice = document.querySelector('aside')!
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: { previousElementSibling: notice },
  })
  const run = new Function(NOTICE_SCRIPT) as () => void
  run()
  return { notice, button: notice.querySelector('button')! }
}

test('a notice that is closed stays closed on the next page, until it says something else', () => {
  const { notice, button } = openPage('storm')
  expect([notice.hidden, button.hidden]).toEqual([false, false])
  button.click()
  expect(notice.hidden).toBe(true)
  expect(document.activeElement?.localName).toBe('main')
  expect(openPage('storm').notice.hidden).toBe(true)
  expect(openPage('holidays').notice.hidden).toBe(false)
})
