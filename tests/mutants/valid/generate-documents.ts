import { createGeneratorSync } from 'json-schema-faker'
import type { OpenSite } from '../../../renderer/pipeline/open-site'
import { isRecord } from '../../../renderer/pipeline/documents/json-tree'
import { readSchemas, sectionTypes } from '../../../renderer/pipeline/validate/schemas'
import { bundleSchema } from './bundle-schema'
import { HOST, formatSamples } from './format-samples'

/** Makes documents that hold what their schemas ask, each as a text. */
export interface DocumentGenerator {
  page: () => string
  section: () => string
  site: () => string
}

/**
 * A generator of documents, the same ones for the same seed.
 * @param site whose pages, pictures and variables they name
 */
export function documentGenerator(site: OpenSite, seed: number): DocumentGenerator {
  const schemas = readSchemas()
  const generator = createGeneratorSync({
    seed,
    optionalsProbability: 0.6,
    // beyond it texts would be empty
    maxDepth: 20,
    formats: formatSamples(site),
    // that a telephone number has digits no schema says
    outputTransform: (value, _schema, path) => (path.endsWith('/phone') ? '(802) 555-0100' : value),
  })
  const bundled = (id: string) => bundleSchema(schemas, id)
  const [page, main] = [bundled('page.schema.json'), bundled('site.schema.json')]
  const sections = sectionTypes(schemas).map((type) => bundled(`sections/${type}.schema.json`))
  const write = (value: unknown) => JSON.stringify(value, null, 2)
  let next = 0
  return {
    page: () => write(generator.generate(page)),
    section: () => write(generator.generate(sections[next++ % sections.length] ?? true)),
    site: () => {
      const value = generator.generate(main)
      // that frames show allowed hosts only no schema can say
      if (isRecord(value) && isRecord(value.embeds)) value.embeds.allowedHosts = [HOST]
      return write(value)
    },
  }
}
