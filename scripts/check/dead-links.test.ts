import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { createDeadLinkFinder } from './dead-links'

test('dead links are found in every attribute that holds an address', () => {
  const client = temporaryFolder()
  mkdirSync(join(client, 'images'))
  writeFileSync(join(client, 'images/van-480.webp'), '')
  writeFileSync(join(client, 'icons.svg'), '<svg><symbol id="phone"/></svg>')
  writeFileSync(join(client, '_redirects'), '/old /plano 301\n')
  writeFileSync(join(client, 'plano.html'), '<h2 id="faq">Questions</h2>')
  writeFileSync(
    join(client, 'index.html'),
    `<h1 id="top">Home</h1>
    <a href="/plano#faq"></a><a href="/plano#price"></a><a href="/old"></a><a href="/older"></a><a href="#top"></a>
    <a href="#end"></a><a href="https://example.com/x"></a><a href="//example.com/x"></a><a href="tel:1"></a>
    <svg><use href="/icons.svg#phone"/><use href="/icons.svg#fax"/></svg>
    <img data-srcset="/images/van-480.webp 480w, /images/van-960.webp 960w" data-src="/images/van.jpg">`,
  )
  expect(createDeadLinkFinder(client)('/')).toEqual([
    '/plano#price',
    '/older',
    '/#end',
    '/icons.svg#fax',
    '/images/van.jpg',
    '/images/van-960.webp',
  ])
})
