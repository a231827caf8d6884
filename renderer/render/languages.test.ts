import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { reported } from '../../tests/problems'
import { renderRoute } from '../../tests/render-route'
import { openedSite, page, prose } from '../../tests/sites'
import en from '../../sections/words/en.json'
import es from '../../sections/words/es.json'

const SMALLEST = SMALLEST_SITE['site.json']

const titled = (title: string, more: object = {}) => page([prose({ level: 1, title })], { title, ...more })

const REVIEW = { text: 'Muy bien.', author: 'Ana', rating: 4.5, date: '2025-03', source: 'Yelp', price: '$90' }

/** A section of each type that says something of its own. */
const SECTIONS = [
  { type: 'hero', title: 'Pan en {city}', image: SMALLEST.logo.light, form: { title: 'Pida' } },
  { type: 'testimonials', title: 'Reseñas', items: [REVIEW] },
  { type: 'contact', title: 'Contacto', cities: { title: 'Ciudades' } },
  { type: 'points', variant: 'medals', items: [{ title: 'Hecho a mano' }, { title: 'Abierto {hours}' }] },
  { type: 'map', title: 'Mapa', provider: 'google', query: 'Stowe' },
  { type: 'prose', title: 'Ciudades', body: 'Vamos a {cityCountWord} ciudad.' },
  {
    type: 'chat',
    label: 'Pregunte',
    title: 'Ayuda',
    conversation: [{ from: 'visitor', text: 'Hola' }],
    notice: 'Es una muestra.',
  },
  {
    type: 'services',
    title: 'Servicios',
    items: [{ title: 'Pan', text: 'De centeno.', href: 'tel:{tel}' }],
  },
]

const DOCUMENTS = {
  'site.json': {
    ...SMALLEST,
    address: { ...SMALLEST.address, street: '1 Elm Street' },
    navigation: [
      { label: 'Bread', href: '/bread#rye' },
      { label: 'Terms', href: '/terms' },
    ],
    notice: { text: 'We are away.', dismissible: true },
    embeds: { quoteForm: { provider: 'sample', thanks: '/' } },
    languages: [
      {
        code: 'es',
        path: '/es',
        hours: { text: 'siempre' },
        notice: { text: 'Estamos de viaje.' },
        footer: { text: 'Pan', copyright: '©' },
        navigation: [
          {
            label: 'Pan',
            href: '/bread#rye',
            items: [
              { label: 'Pan', href: '/' },
              { label: 'Todo', href: '/terms' },
            ],
          },
        ],
      },
      { code: 'he', path: '/he', label: 'עברית' },
    ],
  },
  'pages/index.json': titled('Home'),
  'pages/bread.json': page([prose({ level: 1, id: 'rye' })], { title: 'Bread', vars: { city: 'Stowe' } }),
  'pages/terms.json': titled('Terms'),
  'pages/es.json': titled('Inicio', { translationOf: '/' }),
  'pages/es/pan.json': page(SECTIONS, { title: 'Pan', translationOf: '/bread', vars: { city: 'Stowe' } }),
  'pages/he/lehem.json': titled('לחם', { translationOf: '/bread', index: false }),
  'pages/he.json': titled('בית', { translationOf: '/' }),
}

const LOGO = new Map([[SMALLEST.logo.light.src, undefined]])

const htmlOf = async (route: string, more: Record<string, object> = {}) =>
  (await renderRoute(openedSite({ ...DOCUMENTS, ...more }, LOGO), route)) ?? ''

const alternates = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="https:\/\/acme.example([^"]*)"/g)].map(
    ([, code, route]) => `${code} ${route}`,
  )

test('a form of the site’s own and the question of consent are in the language of the page', async () => {
  const phone = { type: 'phone', required: true }
  const where = (label: string, ...options: string[]) => ({ type: 'choice', name: 'where', label, options })
  const consent = (title: string) => ({ title, text: 'Plausible', accept: '1', decline: '2', change: '3' })
  const site = {
    ...DOCUMENTS['site.json'],
    embeds: {
      quoteForm: {
        provider: 'post',
        service: 'formspree',
        id: 'abc',
        thanks: '/bread',
        fields: [phone, where('Which shop?', 'Old town', 'Station')],
      },
      analytics: { provider: 'plausible', id: 'acme.example' },
      consent: consent('May we count you?'),
    },
    languages: [
      {
        code: 'es',
        path: '/es',
        quoteForm: {
          fields: [phone, where('¿Qué tienda?', 'Centro', 'Estación')],
          words: { button: 'Mandarlo' },
        },
        consent: consent('¿Podemos contarle?'),
      },
    ],
  }
  const spanish = await htmlOf('/es/pan', { 'site.json': site })
  for (const words of ['¿Qué tienda?', 'Estación', 'Mandarlo', '¿Podemos contarle?', 'formspree.io/f/abc'])
    expect(spanish).toContain(words)
  expect(spanish).toContain('data-thanks="/es/pan"')
  for (const words of ['Which shop?', 'May we count you?']) expect(spanish).not.toContain(words)
})

test('a Spanish page has no English word that comes from code', async () => {
  const html = await htmlOf('/es/pan')
  expect(html).toContain('<html lang="es">')
  // attributes and texts, without the styles, the scripts and the texts that nobody has translated
  const shown = html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')
  const texts = [...shown.matchAll(/>([^<]+)<|="([^"]+)"/g)].map(([, text = '', value = '']) => text || value)
  const pieces = Object.entries(en)
    .filter(([name, text]) => es[name as keyof typeof es] !== text)
    .flatMap(([, text]) => text.split(/\{\w+\}/))
    .map((piece) => piece.replaceAll(/^[\s,.:]+|[\s,.:]+$/g, ''))
    .filter((piece) => piece.length > 2)
  const english = pieces.filter((piece) =>
    texts.some((text) => new RegExp(`(^|[^\\p{L}-])${piece}($|[^\\p{L}-])`, 'u').test(text)),
  )
  expect(english).toEqual([])
  for (const name of ['skip', 'closeNotice', 'inShort', 'loadMap', 'here', 'loadingForm', 'callNow'] as const)
    expect(html).toContain(es[name])
  expect(html).toContain('4,5 de 5 estrellas')
  expect(html).toContain('marzo de 2025')
  expect(html).toContain('&quot;chatSend&quot;:&quot;Enviar&quot;')
  expect(html).toContain('Abierto siempre')
  expect(html).toContain('Vamos a 1 ciudad')
})

test('links of site.json lead to pages in the page’s language where there are any, and the notice is in it', async () => {
  const html = await htmlOf('/es/pan')
  expect(html).toContain('href="/es/pan#rye"')
  expect(html).toMatch(/<a [^>]*href="\/es"><picture|<a [^>]*href="\/es"><img/)
  expect(html).toContain('href="/terms"')
  expect(html).toContain('Estamos de viaje.')
  expect(await htmlOf('/')).toContain('href="/bread#rye"')
})

test('pages name each other in all their languages, except those that search engines must not list', async () => {
  expect(alternates(await htmlOf('/'))).toEqual(['en-US /', 'es /es', 'he /he', 'x-default /'])
  expect(alternates(await htmlOf('/es'))).toEqual(alternates(await htmlOf('/')))
  expect(alternates(await htmlOf('/bread'))).toEqual(['en-US /bread', 'es /es/pan', 'x-default /bread'])
  expect(alternates(await htmlOf('/es/pan'))).toEqual(alternates(await htmlOf('/bread')))
  expect(alternates(await htmlOf('/he/lehem'))).toEqual([])
  expect(alternates(await htmlOf('/terms'))).toEqual([])
  const drafts = { 'pages/bread.json': { ...DOCUMENTS['pages/bread.json'], draft: true } }
  expect(alternates(await htmlOf('/es/pan', drafts))).toEqual([])
})

test('a page links to itself in the other languages, or to their home pages', async () => {
  const switched = (html: string) =>
    [...html.matchAll(/<a href="([^"]*)" lang="(\w+)[^"]*" hrefLang="[^"]*">([^<]*)</g)].map(([, ...link]) =>
      link.join(' '),
    )
  expect(new Set(switched(await htmlOf('/bread')))).toEqual(new Set(['/es/pan es Español', '/he/lehem he עברית']))
  expect(new Set(switched(await htmlOf('/terms')))).toEqual(new Set(['/es es Español', '/he he עברית']))
  expect(new Set(switched(await htmlOf('/he')))).toEqual(new Set(['/ en American English', '/es es Español']))
})

test('Hebrew is written from right to left, and networks are told the language', async () => {
  const html = await htmlOf('/he')
  expect(html).toContain('<html lang="he" dir="rtl">')
  expect(html).toContain('<meta property="og:locale" content="he_IL"/>')
  expect(html).toContain('<meta property="og:locale:alternate" content="es_ES"/>')
})

const LANGUAGES = { ...SMALLEST, languages: [{ code: 'es', path: '/es' }] }

test.each([
  ['an unknown page', { translationOf: '/bred' }, 'broken-link «/bred»: Did you mean "/bread"?'],
  ['the page itself', { translationOf: '/' }, 'wrong-translation «"/"»: Delete the line.'],
  [
    'a page in the same language',
    { translationOf: '/bread' },
    'wrong-translation «"/bread"»: A page’s language follows',
  ],
  ['a translation', { translationOf: '/es/dos' }, 'wrong-translation «"/es/dos"»: Write "/bread"'],
  ['an alias', { translationOf: '/es/tres' }, 'wrong-translation «"/es/tres"»: Write "/es/uno".'],
])('a translation of %s is reported', (_, more, problem) => {
  const files = {
    'site.json': LANGUAGES,
    'pages/bread.json': titled('Bread', { index: false }),
    'pages/es/uno.json': titled('Uno', { index: false, aliases: ['/es/tres'] }),
    'pages/es/dos.json': titled('Dos', { index: false, translationOf: '/bread' }),
  }
  const problems = reported('page', titled('Home', { index: true, ...more }), files)
  expect(problems.filter((line) => /broken-link|translation/.test(line))).toEqual([expect.stringContaining(problem)])
})

test('without languages, no page can be a translation', () => {
  const files = { 'pages/es/pan.json': titled('Pan', { index: false }) }
  const problems = reported('page', titled('Home', { translationOf: '/es/pan' }), files)
  expect(problems).toEqual([expect.stringContaining('Add "languages" to site.json')])
})
