/** After npm install: writes .plat/editor/, the schemas that editors read for the site's documents. */
import { existsSync } from 'node:fs'
import { loadSite } from '../../renderer/pipeline/load-site'
import { openLoaded } from '../../renderer/pipeline/open-site'
import { EDITOR_SITE, updateEditorSchemas } from './editor-schemas'

try {
  if (existsSync(EDITOR_SITE)) {
    const site = loadSite(EDITOR_SITE)
    updateEditorSchemas(site, openLoaded(site).facts)
  }
} catch (error) {
  // an editor's help must not stop npm install
  console.warn(`The schemas for editors could not be written: ${String(error)}`)
}
