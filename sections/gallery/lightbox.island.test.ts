// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { mount } from './lightbox.island'

const find = <E extends Element>(selector: string): E => {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`The test has no ${selector}.`)
  return element
}

const dialog = () => find<HTMLDialogElement>('dialog')
const shown = () => {
  const { alt, src } = find<HTMLImageElement>('dialog img')
  return [alt, new URL(src).pathname, find('[data-caption]').textContent, find('[data-count]').textContent]
}
const click = (selector: string, options = {}) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))

beforeEach(() => {
  const pictures = ['one', 'two', 'three'].map(
    (name) =>
      `<figure><a id="${name}" href="/${name}.webp"><img alt="${name}"></a><figcaption>No. ${name}</figcaption></figure>`,
  )
  document.body.innerHTML = `<div>${pictures.join('')}<dialog><figure><figcaption><span data-caption></span><span data-count></span></figcaption></figure>
    <button data-step="-1"></button><button data-step="1"></button></dialog></div>`
  mount(find('div'))
})

test('a picture opens instead of its link', () => {
  expect(click('#two')).toBe(false)
  expect(dialog().open).toBe(true)
  expect(shown()).toEqual(['two', '/two.webp', 'No. two', '2 / 3'])
})

test('buttons and arrow keys lead round, and the keyboard goes on at the picture that was shown last', () => {
  click('#three')
  click('[data-step="1"]')
  expect(shown()[0]).toBe('one')
  dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }))
  expect(shown()[0]).toBe('three')
  dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
  click('[data-step="1"]')
  dialog().close()
  expect(document.activeElement?.id).toBe('two')
})

test('with a key held down, the link opens in a tab as any other', () => {
  expect(click('#one', { ctrlKey: true })).toBe(true)
  expect(dialog().open).toBe(false)
})
