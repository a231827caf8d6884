/** node --import tsx scripts/bundle-code.ts FOLDER: bundles the code of pages, for browsers and for servers. */
import { relative } from 'node:path'
import { build } from 'vike/api'
import { tellBundlingError } from './code/tell-bundling-error'

const [folder = ''] = process.argv.slice(2)
try {
  const outDir = relative(process.cwd(), folder).replaceAll('\\', '/')
  await build({ viteConfig: { build: { outDir }, logLevel: 'warn' } })
} catch (error) {
  tellBundlingError(error)
  // Vike ends a process whose build failed as if all were well
  process.exit(1)
}
