import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Page, expect, test as base } from '@playwright/test'
import type { Embeds, Section } from '../../schemas/types'
import { createStaticServer } from '../../scripts/serve/static-server'
import { BUILDS } from '../build-sites'
import { RENDERED, servePage } from './visits/rendered-page'
import { waitForCode, watchPage } from './visits/watch-page'

type QuoteForm = NonNullable<Embeds['quoteForm']>

/** A server that has the files of the built site, and receives what a form sends. */
interface Receiver {
  origin: string
  /** The bodies of the messages. */
  bodies: string[]
  /** The status of its next answers. */
  status: number
  isSlow: boolean
  /** Gives the answer that a slow server holds back. */
  answer?: () => void
}

const test = base.extend<{ receiver: Receiver }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  receiver: async ({}, use) => {
    const receiver: Receiver = { origin: '', bodies: [], status: 200, isSlow: false }
    const files = createStaticServer(`${BUILDS.electrician.out}/client`)
    const server = createServer(async (request, response) => {
      if (request.method !== 'POST') return files.emit('request', request, response)
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      receiver.bodies.push(Buffer.concat(chunks).toString())
      const answer = () => response.writeHead(receiver.status, { 'Content-Type': 'text/html' }).end('<p>Received</p>')
      if (receiver.isSlow) receiver.answer = answer
      else answer()
    }).listen(0, 'localhost')
    await once(server, 'listening')
    receiver.origin = `http://localhost:${(server.address() as AddressInfo).port}`
    await use(receiver)
    server.closeAllConnections()
    server.close()
  },
})

const QUOTE: Section = { type: 'quote', title: 'Ask us', form: { title: 'Free quote', cityName: 'Plano' } }
const FIELDS: QuoteForm['fields'] = [
  { type: 'name' },
  { type: 'phone', required: true },
  { type: 'message' },
  { type: 'choices', name: 'rooms', label: 'Which rooms?', options: ['Kitchen', 'Garage'] },
  { type: 'photo', maxMegabytes: 1 },
]

/** Opens a page with a form, whose address is the receiver's unless another is given. */
async function openForm(page: Page, { origin }: Receiver, action = '/api/message', query = '') {
  await page.route('**/thanks', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Thank you</p>' }))
  const quoteForm: QuoteForm = { provider: 'post', service: 'address', action, thanks: '/thanks', fields: FIELDS }
  await servePage(page, [QUOTE], { quoteForm })
  await page.route(`**${RENDERED}?*`, (route) => route.fallback({ url: origin + RENDERED }))
  await page.goto(origin + RENDERED + query)
  const button = page.getByRole('button', { name: 'Send' })
  await button.scrollIntoViewIfNeeded()
  return button
}

/** Sets the page's clock: the form was in sight for a minute. */
async function letTimePass(page: Page) {
  await waitForCode(page)
  await page.evaluate(() => {
    const started = performance.now()
    performance.now = () => started + 60_000
  })
}

test('a message is sent once on a double click, with the page, the city and the campaign, and thanked for', async ({
  page,
  receiver,
}) => {
  const faults = await watchPage(page)
  const button = await openForm(page, receiver, '/api/message', '?utm_source=flyer')
  await letTimePass(page)
  await page.getByLabel('Phone').fill('(802) 555-0100')
  await page.getByLabel('Garage').check()
  receiver.isSlow = true
  await button.dblclick()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  receiver.answer?.()
  await expect(page.getByText('Thank you')).toBeVisible()
  expect(receiver.bodies).toHaveLength(1)
  const [body = ''] = receiver.bodies
  for (const value of ['(802) 555-0100', 'Garage', RENDERED, 'Plano', 'flyer']) expect(body).toContain(value)
  expect(body).not.toContain('utm_term')
  expect(faults).toEqual([])
})

test('required fields are asked for in our words, and nothing is sent before', async ({ page, receiver }) => {
  const button = await openForm(page, receiver)
  await letTimePass(page)
  await button.click()
  await expect(page.getByText('Please give a number with area code')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('(802) 555-0100')
  await expect(page.getByText('Please give a number with area code')).toBeHidden()
  await page
    .getByLabel('A photo')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1_000_001) })
  await button.click()
  await expect(page.getByText('Please choose a picture of at most 1 MB')).toBeVisible()
  expect(receiver.bodies).toEqual([])
  await page
    .getByLabel('A photo')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') })
  await button.click()
  await expect(page.getByText('Thank you')).toBeVisible()
  expect(receiver.bodies).toEqual([expect.stringContaining('filename="a.jpg"')])
})

test('an error keeps what was typed, and the next try sends it', async ({ page, receiver }) => {
  const button = await openForm(page, receiver)
  await letTimePass(page)
  await page.getByLabel('Phone').fill('(802) 555-0100')
  await page.getByLabel('How can we help?').fill('The light flickers.')
  receiver.status = 500
  await button.click()
  await expect(page.getByRole('alert')).toContainText('couldn’t be sent')
  await expect(page.getByRole('alert').getByRole('link', { name: '(972) 555-0142' })).toBeVisible()
  await expect(page.getByLabel('How can we help?')).toHaveValue('The light flickers.')
  receiver.status = 200
  await button.click()
  await expect(page.getByText('Thank you')).toBeVisible()
  expect(receiver.bodies).toHaveLength(2)
})

test('programs fill in a field that nobody sees, or are too fast: nothing is sent', async ({ page, receiver }) => {
  const button = await openForm(page, receiver)
  await waitForCode(page)
  await page.evaluate(() => {
    performance.now = () => 0
  })
  await page.getByLabel('Phone').fill('(802) 555-0100')
  await button.click()
  await expect(page.getByText('That was quick')).toBeVisible()
  await page.locator('[data-trap]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example'
  })
  await button.click()
  await expect(page.getByText('Thank you')).toBeVisible()
  expect(receiver.bodies).toEqual([])
})

for (const [address, sources] of [
  ['https://forms.example.com/message', ['https://forms.example.com/message']],
  ['https://forms.example.com/other', []],
] as const) {
  test(`the policy ${sources.length > 0 ? 'lets the form’s own address through' : 'refuses any other'}`, async ({
    page,
    receiver,
  }) => {
    const faults = await watchPage(page)
    const received: string[] = []
    await page.route(/forms\.example\.com/, async (route) => {
      received.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<p>Received</p>' })
    })
    await openForm(page, receiver, 'https://forms.example.com/message')
    await letTimePass(page)
    await page.getByLabel('Phone').fill('(802) 555-0100')
    await page.locator('form').evaluate((form: HTMLFormElement, action) => form.setAttribute('action', action), address)
    // a press waits for the page that the policy refuses
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    if (sources.length > 0) await expect(page.getByText('Received')).toBeVisible()
    else await expect.poll(() => faults).toContainEqual(expect.stringMatching(/form-action forbids/))
    expect(received).toEqual(sources)
  })
}

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the browser asks for required fields, and sends the rest once', async ({ page, receiver }) => {
    const button = await openForm(page, receiver)
    await button.click()
    expect(receiver.bodies).toEqual([])
    await page.getByLabel('Phone').fill('(802) 555-0100')
    await button.click()
    await expect(page.getByText('Received')).toBeVisible()
    expect(receiver.bodies).toHaveLength(1)
    for (const value of ['(802) 555-0100', RENDERED, 'Plano']) expect(receiver.bodies[0]).toContain(value)
  })
})
