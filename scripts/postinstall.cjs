/**
 * Runs after npm install: bundles the commands, so that the first start of each doesn't have to, and writes the schemas that
 * editors read for the site's documents to .plat/editor/. If that fails, for example because a merge has left conflicts in
 * the code, the packages are installed nevertheless, so it only warns.
 */
const { join } = require('node:path')
const { scripts } = require('../package.json')
const { loadTypeScript, makeBundles } = require('../renderer/prerender/load-typescript.cjs')

const commands = Object.values(scripts).flatMap((line) => /^node scripts\/\S+ (scripts\/\S+)/.exec(line)?.[1] ?? [])
const threads = ['renderer/prerender/page-worker.ts', 'renderer/live/site-checker.ts', 'scripts/dev/dev-check.ts']

makeBundles([...commands, ...threads].map((file) => join(__dirname, '..', file)))
  .then(() => loadTypeScript(join(__dirname, 'types/update-editor-schema.ts')))
  .catch((error) => console.warn(`The commands or the schemas for editors could not be prepared: ${error.message}`))
