/**
 * Runs after npm install: writes the schemas that editors read for the site's documents to .plat/editor/. If that fails, for
 * example because a merge has left conflicts in the code, the packages are installed nevertheless, so it only warns.
 */
try {
  require('tsx/cjs')
  require('./types/update-editor-schema.ts')
} catch (error) {
  console.warn(`The schemas for editors could not be written: ${error.message}`)
}
