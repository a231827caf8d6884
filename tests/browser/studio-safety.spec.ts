import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_ADDRESS, TOKEN_HEADER } from '../../studio/protocol/addresses'
import { expect, test } from './studio-site'

test('a page of another origin can neither write nor read, and shows Studio in no frame', async ({ page, studio }) => {
  const stranger = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<h1>Hello</h1>'))
  await once(stranger.listen(0, 'localhost'), 'listening')
  const { port } = stranger.address() as AddressInfo
  await page.goto(`http://localhost:${port}`)
  const outcomes = await page.evaluate(
    async ([studio, api, tokenHeader]) => {
      const body = JSON.stringify({ kind: 'page', name: 'theirs', value: {} })
      const json = { 'Content-Type': 'application/json' }
      const attempts: [address: string, init: RequestInit][] = [
        [studio, {}],
        [`${studio}/sections`, { mode: 'no-cors' }],
        ...['edit', 'newPage', 'undo', 'upload', 'site', 'events'].flatMap((name): [string, RequestInit][] => [
          [api + name, { method: 'POST', body }],
          [api + name, { method: 'POST', body, mode: 'no-cors' }],
          [api + name, { method: 'POST', body, headers: json }],
          [
            api + name,
            { method: 'POST', body, headers: { ...json, [tokenHeader]: 'guessed' }, credentials: 'include' },
          ],
        ]),
      ]
      const answers = attempts.map(([address, init]) =>
        fetch(address, init).then(
          ({ type, ok }) => (type === 'opaque' ? 'unread' : ok ? 'read' : 'refused'),
          () => 'blocked',
        ),
      )
      return [...new Set(await Promise.all(answers))].sort()
    },
    [studio.address, new URL(API_ADDRESS, studio.address).href, TOKEN_HEADER] as const,
  )
  expect(outcomes).toEqual(['blocked'])
  await page.evaluate(
    (address) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'POST', action: address, enctype: 'text/plain' })
      document.body.append(form)
      form.submit()
    },
    new URL(`${API_ADDRESS}undo`, studio.address).href,
  )
  await expect(page.locator('body')).toContainText('Only Studio’s own page may ask')
  await page.goto(`http://localhost:${port}`)
  await page.evaluate((address) => {
    document.body.innerHTML = `<iframe src="${address}"></iframe>`
    return new Promise((resolve) => document.querySelector('iframe')?.addEventListener('load', resolve))
  }, studio.address)
  await expect(page.frameLocator('iframe').locator('#studio')).toHaveCount(0)
  expect(studio.status()).toEqual([])
  stranger.close()
})
