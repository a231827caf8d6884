import { expect, test } from 'vitest'
import { addInjectedTags } from './injected-tags'

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
