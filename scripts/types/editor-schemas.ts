import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addressesOf } from '../../renderer/site/addresses'
import { isRecord } from '../../renderer/documents/json-tree'
import { ICON_NAMES } from '../../renderer/rules/values/icons'
import type { LoadedSite } from '../../renderer/site/site'
import { SCHEMA_OF, readSchemas } from '../../renderer/schema/schemas'
import { type EditorSchema, type FormatValues, type Suggestion, adaptSchema, definitionName } from './adapt-schema'
import { type ListName, listDefinitions } from './list-definitions'
import { type SharedName, sectionDefinitions } from './section-definitions'
import type { PageFacts } from '../../renderer/site/page'
import { FEED } from '../../sections/page/feed'

/** What a site's documents can refer to. */
export interface SiteNames {
  images: string[]
  pages: Suggestion[]
  /** Everything that a link can lead to: pages, aliases, redirects, files. */
  addresses: string[]
  shared: SharedName[]
  lists: ListName[]
}

/** The site whose documents .vscode/ and .idea/ map to the schemas in FOLDER. */
export const EDITOR_SITE = 'site.config'

/** The folder of the schemas that know the site's names. They aren't committed, since they change with every page and picture. */
const FOLDER = '.plat/editor'

/** A schema without the names of a site. It changes whenever anything changes that editors' schemas are generated from. */
const COMMON = 'schemas/editor/page.json'

const PAGE_SNIPPET = {
  label: 'page',
  description: 'A new page. The path of its file is its address.',
  // "^" writes the rest as it is: here, a place to choose a section
  body: { title: '$1', description: '$2', sections: ['^$3'] },
}

const DRAFT = { $schema: 'http://json-schema.org/draft-07/schema#' }

/**
 * Generates the schemas for editors, by the names of their files. They tell sections apart with `if` and `then`, because editors
 * would suggest the fields of every branch of a `oneOf`. They accept everything that `npm run validate` accepts, such as texts
 * with {variables}.
 * @param names what the site's documents can refer to; without it, the schemas know only what the code defines
 */
export function editorSchemas(
  names: SiteNames = { images: [], pages: [], addresses: [], shared: [], lists: [] },
): Record<string, EditorSchema> {
  const schemas = readSchemas()
  const values = formatValues(names)
  const { page, ...others } = Object.fromEntries(
    // sections and lists get definitions of their own, without branches
    [...schemas]
      .filter(([id]) => id !== SCHEMA_OF.section && id !== SCHEMA_OF.list)
      .map(([id, schema]) => [definitionName(id), adaptSchema(schemas, id, schema, values)]),
  )
  const sections = sectionDefinitions(schemas, names.shared)
  const lists = listDefinitions(schemas, others, names.lists)
  const definitions = { ...others, ...sections, ...lists, MarkdownLinks: markdownLinks(names) }
  return {
    'page.json': { ...DRAFT, ...page, defaultSnippets: [PAGE_SNIPPET], definitions },
    'list.json': { ...DRAFT, $ref: 'page.json#/definitions/List' },
    'section.json': { ...DRAFT, $ref: 'page.json#/definitions/SharedSection' },
    'site.json': { ...DRAFT, $ref: 'page.json#/definitions/site' },
  }
}

/** The suggestions for formats. Icons come from the code, so no other value can be right. */
function formatValues({ images, pages, addresses }: SiteNames): FormatValues {
  const facts = [
    { value: 'tel:{tel}', about: 'The phone number in site.json, or that of the page.' },
    { value: 'sms:{tel}', about: 'A text message to that number.' },
    { value: 'mailto:{email}', about: 'The e-mail address in site.json.' },
  ]
  const must = 'Must be the name of a Lucide icon (lucide.dev/icons).'
  return {
    icon: { values: ICON_NAMES.map((value) => ({ value })), must },
    image: {
      values: images.map((value) => ({ value })),
      must: `public/images has no such picture. ${IS_NEW}`,
    },
    link: {
      values: [...pages, ...facts],
      ...(addresses.length > 0 && {
        must: `No page has this address. A link is /path, #anchor, https:, tel:, sms: or mailto:. ${IS_NEW}`,
        right: `\\{|^(?:#|https:|tel:|sms:|mailto:)|^(?:${anyOf(addresses)})(?:[?#].*)?$`,
      }),
    },
  }
}

const IS_NEW = 'If it is new, run `npm run dev` or `npm run build` once.'

/** A pattern that matches these texts. Since editors read patterns differently, it escapes no more than it must. */
const anyOf = (texts: string[]): string => texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')

/**
 * The keywords for Markdown: they mark links that lead nowhere, and suggest texts that begin with a link. A link in an existing
 * text can't be completed, because editors replace whole values.
 */
function markdownLinks({ pages, addresses }: SiteNames): EditorSchema {
  if (addresses.length === 0) return {}
  const right = `(?:${anyOf(addresses)})(?:[?#][^)\\s]*)?[)\\s]|[^)\\s]*\\{`
  return {
    pattern: `^(?![\\s\\S]*\\]\\((?=/)(?!${right}))`,
    patternErrorMessage: `A link in this text leads to an address that no page has. ${IS_NEW}`,
    defaultSnippets: pages.map(({ value, about }) => ({
      label: `[…](${value})`,
      description: about,
      body: `$1[\${2:words}](${value})$3`,
    })),
  }
}

/** The parts of a site that its names come from. */
type NamedSite = Pick<LoadedSite, 'shared' | 'lists' | 'images' | 'publicFiles' | 'document' | 'data'>

/** Lists the names of a site. */
export function siteNames(site: NamedSite, facts: PageFacts[]): SiteNames {
  const { shared, lists, images, publicFiles } = site
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    images: [...images.keys()].filter((image) => /\.\w+$/.test(image)).sort(),
    pages: facts.filter(({ route }) => route !== '/404').map(({ route, title }) => ({ value: route, about: title })),
    addresses: [
      ...addressesOf(facts, site).byRoute.keys(),
      ...publicFiles.filter((file) => !images.has(file)),
      ...(facts.some(({ article }) => article) ? [FEED] : []),
    ],
    shared: [...shared].map(([name, { value }]) => {
      const { type, title } = isRecord(value) ? value : {}
      return { value: name, type: textOf(type), about: [type, title].map(textOf).filter(Boolean).join(': ') }
    }),
    lists: [...lists].map(([name, { kind = '' }]) => ({ value: name, kind })),
  }
}

/**
 * Writes the schemas that editors read for the project's own site, unless they were last made from the same names. Files that
 * wouldn't change stay untouched, so that editors don't load them again. It throws no errors, which must not stop a command.
 * @param into the folder of the schemas
 */
export function updateEditorSchemas(
  site: NamedSite & Pick<LoadedSite, 'folder'>,
  facts: PageFacts[],
  into = FOLDER,
): void {
  if (resolve(site.folder) !== resolve(EDITOR_SITE)) return
  try {
    mkdirSync(into, { recursive: true })
    const names = siteNames(site, facts)
    const source = hash('sha1', JSON.stringify(names) + readFileSync(COMMON, 'utf8'))
    const page = join(into, 'page.json')
    if (existsSync(page) && readFileSync(page, 'utf8').includes(source)) return
    for (const [name, schema] of Object.entries(editorSchemas(names))) {
      const file = join(into, name)
      const text = JSON.stringify(name === 'page.json' ? { $comment: `Made of ${source}`, ...schema } : schema)
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
    }
  } catch (error) {
    console.warn(`The schemas for editors could not be written to ${into}. ${String(error)}`)
  }
}
