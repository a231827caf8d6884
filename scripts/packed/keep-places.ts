import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { keepTexts } from './keep-texts'

/** What packed modules say for "import.meta", which only a module of its own can say. */
export const META = 'packedMeta'

/** What a module may ask for to learn where it stands; whether it has a variable of that name itself. */
const FOLDER = /\b__dirname\b/
const OWN_FOLDER = /\b(?:const|let|var)\s+__dirname\b/
const FILE = /\b__filename\b/
const OWN_FILE = /\b(?:const|let|var)\s+__filename\b/

/** Lets packed modules find the files of their packages, and their own texts, as if each still stood in its place. */
export const keepPlaces: Plugin = {
  name: 'keep-places',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]s$/, namespace: 'file' }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      const places = [
        source.includes('import.meta') ? `var ${META} = { url: ${JSON.stringify(pathToFileURL(path))} };` : '',
        FOLDER.test(source) && !OWN_FOLDER.test(source) ? `var __dirname = ${JSON.stringify(dirname(path))};` : '',
        FILE.test(source) && !OWN_FILE.test(source) ? `var __filename = ${JSON.stringify(path)};` : '',
      ]
      return { contents: [...places, keepTexts(source)].join('\n'), loader: path.endsWith('.ts') ? 'ts' : 'js' }
    })
  },
}
