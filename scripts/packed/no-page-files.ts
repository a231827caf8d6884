import type { Plugin } from 'esbuild'

/** Where Vike looks for what it read before it had "+" files: names that end in ".page.tsx". */
const FINDER = /[\\/]vike[\\/]dist[\\/]node[\\/]vite[\\/]shared[\\/]findPageFiles\.js$/

/** Lets Vike not look through all of the project's folders, for browsers and for servers, for files that it has none of. */
export const noPageFiles: Plugin = {
  name: 'no-page-files',
  setup(build) {
    build.onLoad({ filter: FINDER }, () => ({ contents: 'export const findPageFiles = async () => []' }))
  },
}
