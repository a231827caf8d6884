import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import type { Embeds, Section } from '../../schemas/types'
import { WCAG, axeFaults } from '../../scripts/check/axe-faults'
import { coveringRoutes } from '../site/all-routes'
import { RENDERED, servePage } from './visits/rendered-page'
import { noteRequests, readThrough, watchPage } from './visits/watch-page'

const QUOTE: Section = { type: 'quote', title: 'Ask us', form: { title: 'Free quote' } }
const FINANCING: Section = { type: 'financing', title: 'Pay later', text: 'In parts.' }
const MAP: Section = { type: 'map', title: 'Where we work', provider: 'google', query: 'Stowe' }
const VIDEO = JSON.parse(readFileSync('sections/video/example.json', 'utf8')) as Extract<Section, { type: 'video' }>
const VIMEO: Section = { ...VIDEO, video: { ...VIDEO.video, provider: 'vimeo' } }

const BOOKING: Section = { type: 'booking', title: 'Choose a time', button: 'Show the calendar' }
const CALENDARS = [
  'https://calendly.com/acme/visit',
  'https://cal.com/acme/visit',
  'https://book.housecallpro.com/book/acme/1a2b?v2=true',
  'https://clienthub.getjobber.com/client_hubs/acme/public/work_request/new',
  'https://book.squareup.com/appointments/acme',
]

const form = (provider: NonNullable<Embeds['quoteForm']>['provider'], id = '240123'): Embeds => ({
  quoteForm: { provider, id },
})
const FORM_PAGE: Embeds = {
  quoteForm: { provider: 'frame', url: 'https://forms.example.com/q' },
  allowedHosts: ['forms.example.com'],
}
const PARTNER: Embeds = { financing: { url: 'https://partner.example.com' }, allowedHosts: ['partner.example.com'] }

const EMBEDS: Record<string, [section: Section, embeds: Embeds][]> = {
  form: [
    [QUOTE, form('leadconnector')],
    [QUOTE, form('jotform')],
    [QUOTE, form('typeform')],
    [QUOTE, form('google-forms')],
    [QUOTE, FORM_PAGE],
    [FINANCING, PARTNER],
  ],
  map: [MAP, { ...MAP, provider: 'openstreetmap' as const }].map((map) => [map, {}]),
  video: [VIDEO, VIMEO].map((video) => [video, {}]),
  calendar: CALENDARS.map((url) => [BOOKING, { booking: { url } }]),
}
const BUTTONS: Record<string, string> = {
  map: 'Load the live map',
  video: 'Play video',
  calendar: 'Show the calendar',
}

for (const [kind, variants] of Object.entries(EMBEDS)) {
  test(`every ${kind} from another host is shown, and nothing is refused`, async ({ page }) => {
    const faults = await watchPage(page)
    for (const [section, embeds] of variants) {
      await servePage(page, [section], embeds)
      await page.goto(RENDERED)
      if (BUTTONS[kind]) await page.getByRole('link', { name: BUTTONS[kind] }).click()
      else await page.locator('[data-src^="https"]').scrollIntoViewIfNeeded()
      await expect(page.frameLocator('main iframe').getByText('Stub')).toBeVisible()
      expect(faults, JSON.stringify([section, embeds])).toEqual([])
    }
  })
}

test('the script of each analytics provider runs', async ({ page }) => {
  const faults = await watchPage(page)
  for (const provider of ['google-analytics', 'plausible', 'fathom', 'umami'] as const) {
    await servePage(page, [MAP], { analytics: { provider, id: 'G-123' } })
    await page.goto(RENDERED)
    await expect.poll(() => page.evaluate(() => 'isCounting' in globalThis), provider).toBe(true)
    expect(faults, provider).toEqual([])
  }
})

test('where the site asks, nothing is loaded from another host before the visitor agrees', async ({ page }) => {
  const faults = await watchPage(page)
  const requests = noteRequests(page, (request) => request.url().startsWith('https:'))
  const consent = { title: 'May we count?', text: 'In numbers.', accept: 'Yes', decline: 'No', change: 'My answer' }
  await servePage(page, [MAP], { analytics: { provider: 'fathom', id: 'G-123' }, consent })
  await page.goto(RENDERED)
  const answer = page.getByRole('button', { name: 'Yes' })
  await expect(answer).toBeVisible()
  expect(await axeFaults(page, WCAG)).toEqual([])
  expect(requests).toEqual([])
  await answer.click()
  await expect.poll(() => page.evaluate(() => 'isCounting' in globalThis)).toBe(true)
  await expect(answer).toBeHidden()
  await page.goto(RENDERED)
  await expect.poll(() => page.evaluate(() => 'isCounting' in globalThis)).toBe(true)
  await expect(answer).toBeHidden()
  expect(faults).toEqual([])
})

test('visits are also counted in a browser that is never idle', async ({ page }) => {
  await watchPage(page)
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout ? window.setTimeout(callback, options.timeout) : 0
  })
  await servePage(page, [MAP], { analytics: { provider: 'fathom', id: 'G-123' } })
  await page.goto(RENDERED)
  await expect.poll(() => page.evaluate(() => 'isCounting' in globalThis)).toBe(true)
})

test('anything that the page’s sections don’t need is refused', async ({ page, browserName }) => {
  const faults = await watchPage(page)
  const requestedHosts: string[] = []
  page.on(
    'requestfinished',
    (request) => request.url().startsWith('https:') && requestedHosts.push(new URL(request.url()).host),
  )
  await servePage(page, [QUOTE], form('jotform'))
  await page.goto(RENDERED)
  await page.locator('[data-src^="https"]').scrollIntoViewIfNeeded()
  await expect(page.frameLocator('main iframe').getByText('Stub')).toBeVisible()
  await page.evaluate(async () => {
    const add = (name: string, attributes: Record<string, string>) => {
      const element = document.createElement(name)
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
      document.body.append(element)
    }
    const attempts = [
      () => add('iframe', { src: 'https://player.vimeo.com/video/1' }),
      () => add('img', { src: 'https://pictures.example.com/a.png' }),
      () => add('p', { style: 'color: red' }),
      () => add('base', { href: 'https://base.example.com' }),
      () => add('script', { src: 'https://code.example.com/a.js' }),
      () => document.body.insertAdjacentHTML('beforeend', '<p onclick="1">'),
      () => fetch('https://data.example.com'),
    ]
    // some throw
    for (const attempt of attempts) await (async () => attempt())().catch(() => undefined)
  })
  const refused = ['base-uri', 'connect-src', 'frame-src', 'img-src', 'style-src-attr']
  // Firefox supports trusted types since version 148
  if (browserName === 'chromium') refused.push('require-trusted-types-for')
  await expect
    .poll(() => faults.map((fault) => /^the policy’s (\S+) forbids/.exec(fault)?.[1]))
    .toEqual(expect.arrayContaining(refused))
  expect([...new Set(requestedHosts)]).toEqual(['form.jotform.com'])
})

test('no kind of page does anything that its policy forbids', async ({ context, browserName }) => {
  test.skip(browserName === 'chromium', 'covering-routes.spec.ts and other-routes.spec.ts check it there')
  for (const route of coveringRoutes()) {
    // Firefox interrupts a visit while the page before it is still loading
    const page = await context.newPage()
    const faults = await watchPage(page)
    await page.goto(route)
    await readThrough(page)
    await page.close()
    expect(faults, route).toEqual([])
  }
})
