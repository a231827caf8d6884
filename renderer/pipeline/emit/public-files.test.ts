import { expect, test } from 'vitest'
import { copiedFiles } from './public-files'

test('files of public/ are published as they are; pages and pictures are not theirs to write', () => {
  const files = ['/papers/license.pdf', '/robots.txt', '/plano.html', '/images/van.jpg']
  expect([...copiedFiles(files, new Set(['plano.html']))]).toEqual(['papers/license.pdf', 'robots.txt'])
})
