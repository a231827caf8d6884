import { type Kind, type Source, inPlaceOf, misspelt, pick, quoted, replaced, withMember } from './mutant'

const anyRoute = ({ site }: Source, random: () => number) => JSON.stringify(pick(site.parsedPages, random).route)

/** Mistakes that people make in each format. */
const WRONG_FORMS: Record<string, string[]> = {
  https: ['www.example.com', 'http://example.com', 'https://example.com/'],
  route: ['old-page', '/Old Page', 'https://example.com/old'],
  'old-address': ['old-page.html', '/old#top', 'https://example.com/old'],
  'anchor-id': ['Our Prices', '#quote', '2nd'],
  'video-id': ['https://youtu.be/dQw4w9WgXcQ', 'abc'],
  'form-address': ['http://forms.example.com/message', 'forms.example.com/message', 'mailto:us@example.com'],
  'embed-id': ['https://form.jotform.com/240123', '<script>'],
  host: ['https://example.com', 'example.com/path', 'example'],
  coordinates: ['33.1976', '33°11′ N, 96°36′ W', 'McKinney', '133.1976, -96.6153', '-96.6153, 33.1976'],
  country: ['USA', 'us', 'Texas'],
  email: ['help at example.com', 'help@', 'example.com'],
  month: ['March 2025', '03/2025', '2025-13'],
  'time-of-day': ['8 a.m.', '8:00', '25:00'],
}

const OTHER_HOSTS = ['https://images.example.com/truck.jpg', '//cdn.example.com/truck.png', 'truck.jpg', '/truck.jpg']

/** Addresses that are taken, pictures, and texts that programs read. The culprit is the text, with its quotes. */
export const ADDRESS_KINDS: Record<string, Kind> = {
  'missing image': ({ values, site, document: { text } }) => {
    const pictures = [...site.images.keys()]
    return values
      .filter(({ node, schema }) => schema?.format === 'image' && pictures.includes(node.value))
      .map(({ node }) => misspelt(text, node, pictures))
  },
  'picture of another host': inPlaceOf(({ node, schema }) =>
    node.type === 'string' && schema?.format === 'image' ? quoted(OTHER_HOSTS) : [],
  ),
  'text of another form': inPlaceOf(({ node, schema: { pattern, format = '' } = {} }) =>
    node.type === 'string' ? quoted(pattern ? ['x y'] : (WRONG_FORMS[format] ?? [])) : [],
  ),
  'alias taken': (source) => {
    const { values, document, site } = source
    const [whole] = values
    const hasAliases = values.some(({ path }) => path[0] === 'aliases')
    if (!whole || hasAliases || !site.resolvedPages.some((page) => page.document === document)) return []
    return (whole.node.children ?? []).map((_, index) => (random) => {
      const route = anyRoute(source, random)
      return withMember(document.text, whole.node, index, ['"aliases"', `[${route}]`], route)
    })
  },
  'redirect taken': (source) =>
    source.values
      .filter(({ path }) => path[0] === 'redirects' && path.length === 2)
      .map(({ node: { offset } }) => (random) => {
        const route = anyRoute(source, random)
        const entry = `{ "from": ${route}, "to": "/" }, `
        return replaced(source.document.text, { start: offset, end: offset }, entry, route)
      }),
}
