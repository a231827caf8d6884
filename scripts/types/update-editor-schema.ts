/** Writes the schemas that editors read for the site's documents to .plat/editor/. Run by scripts/postinstall.cjs. */
import { existsSync } from 'node:fs'
import { loadSite } from '../../renderer/pipeline/load-site'
import { openLoaded } from '../../renderer/pipeline/open-site'
import { EDITOR_SITE, updateEditorSchemas } from './editor-schemas'

if (existsSync(EDITOR_SITE)) {
  const site = loadSite(EDITOR_SITE)
  updateEditorSchemas(site, openLoaded(site).facts)
}
