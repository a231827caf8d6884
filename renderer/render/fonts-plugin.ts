import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { installedFonts } from '../documents/packages.ts'

const MODULE = 'virtual:fonts'

/** Provides the installed fonts to sections/ui/styles/fonts.ts as a module. A glob would depend on where npm puts them. */
export const fontsPlugin: Plugin = {
  name: 'plat:fonts',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? fontsModule(installedFonts()) : undefined),
}

/**
 * The code of the module.
 * @param folders of the fonts' packages, by the fonts' names
 */
export function fontsModule(folders: Map<string, string>): string {
  const imports: string[] = []
  const members = [...folders].flatMap(([name, folder]) => {
    const metadata = readJson(folder, 'metadata.json') as { defSubset: string }
    const subsets = subsetsOf(name, folder)
    // without it, the font has no file that could be shown
    if (!subsets.some(({ subset }) => subset === metadata.defSubset)) return []
    const entries = subsets.map(({ subset, file, range }) => {
      const url = `url${imports.length}`
      imports.push(`import ${url} from ${JSON.stringify(`${join(folder, 'files', file)}?url`)}`)
      return `${JSON.stringify(subset)}: { url: ${url}, range: ${JSON.stringify(range)} }`
    })
    return `${JSON.stringify(name)}: { metadata: ${JSON.stringify(metadata)}, subsets: { ${entries.join(', ')} } }`
  })
  return `${imports.join('\n')}\nexport const fonts = { ${members.join(', ')} }`
}

const readJson = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

/** The subsets of a font that have a file, such as besley-latin-ext-wght-normal.woff2. */
function subsetsOf(name: string, folder: string) {
  const ranges = readJson(folder, 'unicode.json') as Record<string, string>
  const files = readdirSync(join(folder, 'files'))
  return Object.entries(ranges).flatMap(([key, range]) => {
    // Chinese fonts have numbered subsets, which are written "[0]"
    const subset = key.replaceAll(/[[\]]/g, '')
    const ending = (file: string) => file.slice(`${name}-${subset}-`.length, -'.woff2'.length)
    const ofSubset = files.filter((file) => file.startsWith(`${name}-${subset}-`) && ENDING.test(ending(file)))
    const [file] = ofSubset.sort((a, b) => preference(ending(a)) - preference(ending(b)))
    return file === undefined ? [] : [{ subset, file, range }]
  })
}

/** The axes of a file and its style: "wght-normal". */
const ENDING = /^[a-z]+-(?:normal|italic)$/i

/** The file to load if a font has several: upright, with the axis of the weight, or else with several axes. */
function preference(ending: string): number {
  const [axes = '', style] = ending.split('-')
  const index = ['wght', 'standard', 'full'].indexOf(axes)
  return (style === 'normal' ? 0 : 10) + (index < 0 ? 5 : index)
}
