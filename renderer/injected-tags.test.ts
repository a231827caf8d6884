import { expect, test } from 'vitest'
import { EMPTY_DOCUMENT, addInjectedTags, readInjectedTags } from './injected-tags'

const TAGS = { head: '<link rel="icon" href="/x">', body: '<script src="/x.js"></script>' }

test('tags come to the beginning of the head and the end of the body', () => {
  const page = '<!DOCTYPE html><html lang="en"><head><title>$&</title></head><body><p>A $1 </p></body></html>'
  expect(addInjectedTags(page, TAGS)).toBe(
    `<!DOCTYPE html><html lang="en"><head>${TAGS.head}<title>$&</title></head><body><p>A $1 </p>${TAGS.body}</body></html>`,
  )
})

test('a page that writes of tags gets them where its own body ends', () => {
  const page = '<html><head></head><body><script>"</body>"</script></body></html>'
  expect(addInjectedTags(page, TAGS)).toContain(`"</body>"</script>${TAGS.body}</body>`)
})

test('what was added to an empty document is read from it', () => {
  expect(readInjectedTags(addInjectedTags(EMPTY_DOCUMENT, TAGS))).toEqual(TAGS)
  expect(readInjectedTags(EMPTY_DOCUMENT)).toEqual({ head: '', body: '' })
})

test('what Vike changes elsewhere is no tag, and is told', () => {
  expect(() => readInjectedTags(EMPTY_DOCUMENT.replace('<html>', '<html class="x">'))).toThrow('class="x"')
  expect(() => readInjectedTags('Something failed')).toThrow('Something failed')
})
