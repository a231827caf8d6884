import { expect, test } from 'vitest'
import { withStableNames } from './stable-names'

test.each([
  ['<head><style>.a{color:red}</style></head>', '<head></head>'],
  ['<script src="/assets/entries/renderer_client.BV6K-zDO.js">', '<script src="/assets/entries/renderer_client.js">'],
  ['<link href="/assets/chunks/chunk-B_VKcIuz.js">', '<link href="/assets/chunks/chunk.js">'],
  ['<use href="/assets/static/brands.Cqq1rlaV.svg#yelp">', '<use href="/assets/static/brands.svg#yelp">'],
  [
    '<img srcset="/images/a/b-480.7dbafe.avif 480w, /images/a/b-800.7dbafe.webp 800w">',
    '<img srcset="/images/a/b-480.avif 480w, /images/a/b-800.webp 800w">',
  ],
  ['<img src="/images/truck.jpg">', '<img src="/images/truck.jpg">'],
])('%s', (html, stable) => {
  expect(withStableNames(html)).toBe(stable)
})
