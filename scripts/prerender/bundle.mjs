/**
 * node scripts/prerender/bundle.mjs FOLDER: bundles the code of pages, for browsers and for servers. It is plain JavaScript,
 * since Node loads Vite and Vike in half the time without tsx.
 */
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build } from 'vike/api'

/** A line of a stack: some plugins put stacks into their messages. */
const STACK = /^\s+at .*\n?/gm

const outDir = relative(process.cwd(), process.argv[2]).replaceAll('\\', '/')
try {
  await build({ viteConfig: { build: { outDir }, logLevel: 'warn' } })
} catch (error) {
  // a mistake in the bundled code has a place, in Rolldown's `errors`, and an error of the disk a system call; anything
  // else is a bug and keeps its stack
  console.error(
    'errors' in error || 'syscall' in error ? stripVTControlCharacters(error.message).replaceAll(STACK, '') : error,
  )
  // otherwise Vike ends with exit code 0 after a failed build
  process.exit(1)
}
