// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { validSite } from '../../tests/sites'
import type { Hours } from '../../schemas/types'
import { OpenNow } from './OpenNow'
import { mount } from './open-now.island'

afterEach(() => vi.useRealTimers())

const hours: Hours = { days: ['Monday'], opens: '08:00', closes: '16:00', openNow: true }

function mountAt(now: string): HTMLElement {
  vi.useFakeTimers({ now: new Date(now) })
  document.body.innerHTML = renderToStaticMarkup(<OpenNow site={validSite({ hours, timeZone: 'America/Chicago' })} />)
  const element = document.querySelector<HTMLElement>('[data-island]') ?? document.body
  mount(element)
  return element
}

/** With plain spaces. */
const wordsOf = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ')

test('a visitor anywhere reads whether the business is open by its own clock', () => {
  // two in the afternoon in Chicago
  const element = mountAt('2026-11-30T20:00:00Z')
  expect(element.hidden).toBe(false)
  expect(wordsOf(element)).toBe('Open until 4 PM')
  vi.setSystemTime(new Date('2026-11-30T22:00:00Z'))
  vi.advanceTimersByTime(60_000)
  expect(wordsOf(element)).toBe('Closed, opens Monday at 8 AM')
  expect(wordsOf(mountAt('2026-11-30T13:00:00Z'))).toBe('Closed, opens at 8 AM')
})

test('nothing says so unless the site wants it', () => {
  const { openNow: _, ...others } = hours
  expect(renderToStaticMarkup(<OpenNow site={validSite({ hours: others })} />)).toBe('')
})
