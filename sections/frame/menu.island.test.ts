// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from './menu.island'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<ul>' + ['a', 'b'].map((id) => `<li id="${id}"><a href="/"></a><button></button><ul></ul></li>`).join('') + '</ul>'
  mount(document.querySelector('ul')!)
})
afterEach(() => vi.useRealTimers())

/** Steps: ">a" the pointer comes to menu a, "<a" it leaves, "!a" its button is pressed, "Escape" a key, 200 a time in milliseconds. */
function play(...steps: (string | number)[]): void {
  for (const step of steps) {
    if (typeof step === 'number') vi.advanceTimersByTime(step)
    else if (step === 'Escape') document.dispatchEvent(new KeyboardEvent('keydown', { key: step }))
    else act(step.charAt(0), document.getElementById(step.slice(1))!)
  }
}

function act(kind: string, menu: HTMLElement): void {
  if (kind === '!') menu.querySelector('button')?.click()
  else menu.dispatchEvent(new PointerEvent(kind === '>' ? 'pointerenter' : 'pointerleave', { pointerType: 'mouse' }))
}

const open = () => document.querySelector('li:has(> [aria-expanded="true"])')?.id

test.each([
  ['nothing opens before 200 ms', ['>a', 199], undefined],
  ['200 ms after the pointer came the menu opens', ['>a', 200], 'a'],
  ['a pointer that only passes opens nothing', ['>a', 150, '<a', 1000], undefined],
  ['an open menu stays for 149 ms when the pointer leaves', ['!a', '<a', 149], 'a'],
  ['it closes after 150 ms', ['!a', '<a', 150], undefined],
  ['it stays when the pointer comes back in time', ['!a', '<a', 149, '>a', 1000], 'a'],
  ['the next opens at once while one is open', ['!a', '<a', '>b'], 'b'],
  ['… and stays', ['!a', '<a', '>b', 1000], 'b'],
  ['the next opens at once when one was open less than 300 ms ago', ['!a', 'Escape', 299, '>b'], 'b'],
  ['the next waits when the last was open 300 ms ago', ['!a', 'Escape', 300, '>b'], undefined],
  ['… as long as the first', ['!a', 'Escape', 300, '>b', 200], 'b'],
  ['a press opens without delay, and no timer undoes it', ['>a', 100, '!a', 1000], 'a'],
  ['a second press closes it, and no timer undoes it', ['>a', 100, '!a', '!a', 1000], undefined],
  ['a press on another moves there', ['!a', '!b'], 'b'],
])('%s', (_, steps, menu) => {
  play(...steps)
  expect(open()).toBe(menu)
})

test('a finger has no hovering', () => {
  document.getElementById('a')!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }))
  play(1000)
  expect(open()).toBeUndefined()
})
