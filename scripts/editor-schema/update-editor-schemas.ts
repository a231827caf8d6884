import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PageFacts, LoadedSite } from '../../renderer/pipeline/site'
import { editorSchemas, readEditorSources } from './editor-schemas'
import { siteNames } from './site-names'

/** The site whose documents the settings of .vscode/ and .idea/ map to these schemas. */
export const SITE = 'site.config'

/** Where the schemas stand that know the site's names. Not committed: they change with every page and picture. */
const FOLDER = '.plat/editor'

/**
 * Writes the schemas that editors read for the project's own site. A file that says the same already stays untouched,
 * so that editors don't load it again. Nothing is thrown: an editor's help must not stop a command.
 * @param into the folder of the schemas
 */
export function updateEditorSchemas(
  site: Pick<LoadedSite, 'folder' | 'shared' | 'images'>,
  facts: PageFacts[],
  into = FOLDER,
): void {
  if (resolve(site.folder) !== resolve(SITE)) return
  try {
    mkdirSync(into, { recursive: true })
    for (const [name, schema] of Object.entries(editorSchemas(readEditorSources(), siteNames(site, facts)))) {
      const file = join(into, name)
      const text = JSON.stringify(schema)
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
    }
  } catch (error) {
    console.warn(`The schemas for editors could not be written to ${into}. ${String(error)}`)
  }
}
