import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addressesOf } from '../../renderer/site/addresses'
import { isRecord } from '../../renderer/documents/json-tree'
import { ICON_NAMES } from '../../renderer/rules/values/formats'
import type { LoadedSite } from '../../renderer/site/site'
import { SCHEMA_OF, readSchemas } from '../../renderer/schema/schemas'
import { type EditorSchema, type FormatValues, type Suggestion, adaptSchema, definitionName } from './adapt-schema'
import { type SharedName, sectionDefinitions } from './section-definitions'
import type { PageFacts } from '../../renderer/site/page'

/** What a site's documents name, and others can refer to. */
export interface SiteNames {
  images: string[]
  pages: Suggestion[]
  /** All that a link may lead to: pages, aliases, redirects, files. */
  addresses: string[]
  shared: SharedName[]
}

/** The site whose documents the settings of .vscode/ and .idea/ map to the schemas in FOLDER. */
export const EDITOR_SITE = 'site.config'

/** Where the schemas stand that know the site's names. Not committed: they change with every page and picture. */
const FOLDER = '.plat/editor'

/** The schemas without a site's names, which change with all that they are generated from. */
const COMMON = 'schemas/editor/page.json'

const PAGE_SNIPPET = {
  label: 'page',
  description: 'A new page. The path of its file is its address.',
  // "^" writes the rest as it is: a place to choose a section at
  body: { title: '$1', description: '$2', sections: ['^$3'] },
}

const DRAFT = { $schema: 'http://json-schema.org/draft-07/schema#' }

/**
 * The schemas that editors read, by the name of their file.
 * They complete where `if` and `then` tell one section from another, since editors offer the fields of every branch of
 * a `oneOf`. They reject nothing that `npm run validate` takes: a text may hold {variables}. A page or a picture that is
 * new is known as soon as they are written again.
 * @param names what the site's documents name; without them only what follows from the code is known
 */
export function editorSchemas(
  names: SiteNames = { images: [], pages: [], addresses: [], shared: [] },
): Record<string, EditorSchema> {
  const schemas = readSchemas()
  const values = formatValues(names)
  const { page, ...others } = Object.fromEntries(
    // sections are described anew, without branches
    [...schemas]
      .filter(([id]) => id !== SCHEMA_OF.section)
      .map(([id, schema]) => [definitionName(id), adaptSchema(schemas, id, schema, values)]),
  )
  const sections = sectionDefinitions(schemas, names.shared)
  const definitions = { ...others, ...sections, MarkdownLinks: markdownLinks(names) }
  return {
    'page.json': { ...DRAFT, ...page, defaultSnippets: [PAGE_SNIPPET], definitions },
    'section.json': { ...DRAFT, $ref: 'page.json#/definitions/SharedSection' },
    'site.json': { ...DRAFT, $ref: 'page.json#/definitions/site' },
  }
}

/** What can be suggested for the texts of a format. Icons are the code's own, so that nothing else can be right. */
function formatValues({ images, pages, addresses }: SiteNames): FormatValues {
  const facts = [
    { value: 'tel:{tel}', about: 'The telephone number of site.json, or of the page.' },
    { value: 'mailto:{email}', about: 'The e-mail address of site.json.' },
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
        must: `No page has this address. A link is /path, #anchor, https:, tel: or mailto:. ${IS_NEW}`,
        right: `\\{|^(?:#|https:|tel:|mailto:)|^(?:${anyOf(addresses)})(?:[?#].*)?$`,
      }),
    },
  }
}

const IS_NEW = 'One that is new is known after the next `npm run dev` or `npm run build`.'

/** A pattern of these texts. Editors read patterns in different ways: no more is escaped than must be. */
const anyOf = (texts: string[]): string => texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')

/**
 * What editors know of the links in Markdown: whether one leads nowhere, and new texts that begin with one. A link in a text
 * that is there already can't be completed, since an editor replaces a value as a whole.
 */
function markdownLinks({ pages, addresses }: SiteNames): EditorSchema {
  if (addresses.length === 0) return {}
  const right = `(?:${anyOf(addresses)})(?:[?#][^)\\s]*)?[)\\s]|[^)\\s]*\\{`
  return {
    pattern: `^(?![\\s\\S]*\\]\\((?=/)(?!${right}))`,
    patternErrorMessage: `A link in the text leads to an address that no page has. ${IS_NEW}`,
    defaultSnippets: pages.map(({ value, about }) => ({
      label: `[…](${value})`,
      description: about,
      body: `$1[\${2:words}](${value})$3`,
    })),
  }
}

/** A site, as far as its names are looked for. */
type NamedSite = Pick<LoadedSite, 'shared' | 'images' | 'publicFiles' | 'document' | 'data'>

/** The names of a site. */
export function siteNames(site: NamedSite, facts: PageFacts[]): SiteNames {
  const { shared, images, publicFiles } = site
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    images: [...images.keys()].filter((image) => /\.\w+$/.test(image)).sort(),
    pages: facts.filter(({ route }) => route !== '/404').map(({ route, title }) => ({ value: route, about: title })),
    addresses: [...addressesOf(facts, site).byRoute.keys(), ...publicFiles.filter((file) => !images.has(file))],
    shared: [...shared].map(([name, { value }]) => {
      const { type, title } = isRecord(value) ? value : {}
      return { value: name, type: textOf(type), about: [type, title].map(textOf).filter(Boolean).join(': ') }
    }),
  }
}

/**
 * Writes the schemas that editors read for the project's own site, unless the last ones were made of the same names. A file
 * that says the same already stays untouched, so that editors don't load it again. Nothing is thrown: an editor's help must
 * not stop a command.
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
