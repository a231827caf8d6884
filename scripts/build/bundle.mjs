/**
 * node scripts/build/bundle.mjs FOLDER: bundles the code of pages, for browsers and for servers. It is no TypeScript, since Node
 * reads Vite and Vike in half the time where nothing has to be translated.
 */
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build } from 'vike/api'

/** A line of a stack, which some plugins let their messages hold. */
const STACK = /^\s+at .*\n?/gm

const outDir = relative(process.cwd(), process.argv[2]).replaceAll('\\', '/')
try {
  await build({ viteConfig: { build: { outDir }, logLevel: 'warn' } })
} catch (error) {
  // Rolldown tells a list of mistakes in what is bundled, each with its place; anything else is told with all that is known
  console.error('errors' in error ? stripVTControlCharacters(error.message).replaceAll(STACK, '') : error)
  // Vike ends a process whose build failed as if all were well
  process.exit(1)
}
