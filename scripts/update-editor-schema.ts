/** After npm install: writes .plat/editor/, the schemas that editors read for the site's documents. */
import { existsSync } from 'node:fs'
import { Workers, openPages } from '../renderer/pipeline/build/workers'
import { SITE, updateEditorSchemas } from './editor-schema/update-editor-schemas'
import { loadSite } from '../renderer/pipeline/load-site'

try {
  if (existsSync(SITE)) {
    const site = loadSite(SITE)
    updateEditorSchemas(site, await openPages(site, new Workers(site)))
  }
} catch (error) {
  // an editor's help must not stop npm install
  console.warn(`The schemas for editors could not be written: ${String(error)}`)
}
