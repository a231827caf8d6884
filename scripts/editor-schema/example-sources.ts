import type { Schema } from '../../renderer/pipeline/validate/schemas'
import type { EditorSources } from './editor-schemas'
import type { SiteNames } from './site-names'

const text: Schema = { type: 'string' }
const picture = { $ref: '../shared/picture.schema.json' }

const schemas = new Map<string, Schema>(
  Object.entries<Schema>({
    'page.schema.json': {
      description: 'A page.',
      type: 'object',
      properties: { title: text, sections: { type: 'array', items: { $ref: '#/definitions/Section' } } },
      definitions: { Section: { oneOf: [] } },
    },
    'site.schema.json': { type: 'object', properties: { logo: { $ref: 'shared/logo.schema.json' } } },
    'sections/hero.schema.json': {
      description: 'The first section.',
      type: 'object',
      required: ['type', 'title'],
      properties: { type: { const: 'hero' }, title: text, image: picture },
    },
    'sections/faq.schema.json': { type: 'object', required: ['type'], properties: { type: { const: 'faq' } } },
    'shared/picture.schema.json': { type: 'object', properties: { src: { $ref: 'src.schema.json' } } },
    'shared/logo.schema.json': { type: 'object', properties: { src: { $ref: 'src.schema.json' } } },
    'shared/src.schema.json': { type: 'string', format: 'image' },
  }),
)

/** Schemas of two section types, and of pictures. */
export const EXAMPLE_SOURCES: EditorSources = {
  schemas,
  examples: new Map([['hero', { type: 'hero', title: 'Hello' }]]),
}

/** The names of a site with one picture and one shared section. */
export const EXAMPLE_NAMES: SiteNames = {
  images: ['/images/van.jpg'],
  pages: [],
  shared: [{ name: 'welcome', type: 'hero', about: 'hero: Welcome' }],
}
