import { expect, test } from 'vitest'
import { page, prose, temporarySite } from '../../../tests/temporary-site'
import type { LoadedSite } from '../inspect'
import { InspectedPages } from '../inspect/inspected-pages'
import { createPageTools } from '../inspect/page-tools'
import { loadSite } from '../load-site'
import { packPages } from './pack-pages'
import { unpackPages } from './unpack-pages'

const routesOf = ({ routes }: LoadedSite) => new Set(routes)

/** Pages of every kind: broken, no object, with shared sections, with mistakes, of cities, with links and pictures. */
async function inspectedPages(): Promise<{ loaded: LoadedSite; pages: InspectedPages }> {
  const loaded = await loadSite(
    temporarySite({
      'shared/van.json': { type: 'banner', title: 'A van', image: { src: '/images/truck.jpg', alt: 'A van' } },
      'pages/broken.json': '{ "title": ',
      'pages/list.json': '[]',
      'pages/mistakes.json': page([prose({ level: 1, bdy: 'Text of {cty}.' }), { use: 'none' }]),
      'pages/plano.json': page(
        [
          prose({ level: 1, id: 'words', body: 'See [Anna](/anna#words), [Dallas](/dallas) and [home](/).' }),
          { use: 'van', title: 'Our van', $comment: 'why' },
        ],
        { vars: { city: 'Plano' } },
      ),
    }),
  )
  const pages = new InspectedPages(routesOf(loaded), false)
  const tools = createPageTools(loaded, false)
  for (const parsed of loaded.pages) pages.inspect(parsed, tools)
  return { loaded, pages }
}

/** What can be told of inspected pages, their documents named by their files. */
function told({ found, texts, sources, pages, facts, uses, unfilled }: InspectedPages) {
  return {
    found: found.byStage,
    sources: sources.map(({ route, document: { file, broken } }) => ({ route, file, broken })),
    pages: pages.map(({ document, origins, ...page }) => ({
      ...page,
      file: document.file,
      origins: origins.map((origin) => ({ ...origin, shared: origin.shared?.file })),
    })),
    facts: [...facts].map(([{ route }, facts]) => ({ route, facts })),
    uses,
    unfilled: unfilled.map(({ document, path }) => ({ file: document.file, path })),
    links: texts.links.map(({ source, ...link }) => ({
      ...link,
      ...source,
      page: source.page?.route,
      origin: { file: source.origin.document.file, path: source.origin.path },
    })),
    linkOrigins: texts.linkSources.origins,
    namedImages: texts.namedImages,
  }
}

test('nothing is lost of pages on their way from another thread', async () => {
  const { loaded, pages } = await inspectedPages()
  const before = told(pages)
  const packed = structuredClone(packPages(pages))
  expect(told(unpackPages(packed, routesOf(loaded), loaded.shared.values()))).toEqual(before)
  // so that the comparison is worth something
  const { found, links, facts, uses, unfilled, namedImages } = before
  const { syntax, resolve, validate } = found
  expect([syntax.length, resolve.length, validate.length].map(Boolean)).toEqual([true, true, true])
  expect([links, facts, unfilled].map(({ length }) => length > 0)).toEqual([true, true, true])
  expect([uses.size, namedImages.size]).toEqual([1, 1])
})

test('their documents are those of this thread, and are read again when they are asked for', async () => {
  const { loaded, pages } = await inspectedPages()
  const packed = structuredClone(packPages(pages))
  const { sources, pages: unpacked } = unpackPages(packed, routesOf(loaded), loaded.shared.values())
  const plano = unpacked.find(({ route }) => route === '/plano')
  expect(plano?.document.value).toMatchObject({ vars: { city: 'Plano' } })
  expect(plano?.document).toBe(sources.find(({ route }) => route === '/plano')?.document)
  expect(plano?.origins[1]?.shared).toBe(loaded.shared.get('van'))
})

test('what follows from a bug of ours is told as one', async () => {
  const { loaded, pages } = await inspectedPages()
  const packed = packPages(pages)
  expect(() => unpackPages(packed, routesOf(loaded), [])).toThrow(/named .*van\.json, which is not known here/)
  const [link] = pages.texts.links
  pages.texts.links.push({ ...link!, source: { ...link!.source, origin: link!.source.origin, page: undefined } })
  expect(() => packPages(pages)).toThrow('"/anna#words" is a link that stands on no page')
})
