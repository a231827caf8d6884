import { expect, test } from 'vitest'
import { renderRoute } from '../../tests/render-route'
import { openedSite, page, prose } from '../../tests/sites'

/** The fonts that a page with these texts loads at once, and those that its styles name. */
async function fontsOf(title: string, body: string) {
  const documents = { 'pages/a.json': page([prose({ level: 1, title, body })]) }
  const html = (await renderRoute(openedSite(documents), '/a')) ?? ''
  const names = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, url = '']) => /([a-z-]+?)(?:-wght-normal)[^/]*$/.exec(url)?.[1] ?? url)
  return { preloaded: names(/<link rel="preload" href="([^"]+)" as="font"/g), named: names(/src:url\(([^)]+)\)/g) }
}

const LATIN = ['besley-latin', 'public-sans-latin']

test('a page with Western European letters and typography loads nothing but the Latin files', async () => {
  expect(await fontsOf('Über Zoë’s café – “ñ”', 'Ça coûte 5 €, señor … ¿sí?')).toEqual({
    preloaded: LATIN,
    named: LATIN,
  })
})

test('signs that no font has load no file', async () => {
  expect(await fontsOf('★ → ☎', '你好')).toEqual({ preloaded: LATIN, named: LATIN })
})

test.each([
  ['Bun', 'București și Łódź', ['public-sans-latin-ext']],
  ['București', 'Welcome.', ['besley-latin-ext']],
  ['București', 'Strada Științei', ['besley-latin-ext', 'public-sans-latin-ext']],
])('%s: %s loads the letters for the font that shows them', async (title, body, files) => {
  expect(await fontsOf(title, body)).toEqual({
    preloaded: [...LATIN, ...files],
    named: [...LATIN, 'besley-latin-ext', 'public-sans-latin-ext'],
  })
})

test('a language whose letters are in one file loads only that', async () => {
  const { preloaded } = await fontsOf('Xin', 'Tiếng Việt, phở và cà phê sữa đá')
  expect(preloaded).toEqual([...LATIN, 'public-sans-vietnamese'])
})
