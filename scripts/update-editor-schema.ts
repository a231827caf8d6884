/** After npm install: writes .plat/editor/, the schemas that editors read for the site's documents. */
import { existsSync } from 'node:fs'
import { SITE, updateEditorSchemas } from '../renderer/pipeline/editor-schema/update-editor-schemas'
import { openSite } from '../renderer/pipeline/open-site'

try {
  if (existsSync(SITE)) updateEditorSchemas(await openSite(SITE))
} catch (error) {
  // an editor's help must not stop npm install
  console.warn(`The schemas for editors could not be written: ${String(error)}`)
}
