/**
 * node scripts/prerender/bundle.mjs FOLDER: bundles the code of pages, for browsers and for servers. It is plain JavaScript,
 * because Node loads Vite and Vike in half the time without tsx.
 */
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build } from 'vike/api'

/** A line of a stack, which the messages of some plugins contain. */
const STACK = /^[ \t]+at .*\n?/gm

const outDir = relative(process.cwd(), process.argv[2]).replaceAll('\\', '/')
try {
  await build({ viteConfig: { build: { outDir }, logLevel: 'warn' } })
} catch (error) {
  // a mistake in what is bundled comes with its place, in Rolldown's `errors`, and what the disk refuses with its call;
  // anything else is a bug and keeps its stack
  console.error(
    'errors' in error || 'syscall' in error ? stripVTControlCharacters(error.message).replaceAll(STACK, '') : error,
  )
  // by itself Vike ends with exit code 0 after a failed build
  process.exit(1)
}
