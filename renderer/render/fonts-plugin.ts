import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { installedFonts } from '../documents/packages.ts'

const MODULE = 'virtual:fonts'

/**
 * Gives sections/ui/styles/fonts.ts the installed fonts as a module. A pattern for files would have to say where npm has put
 * them.
 */
export const fontsPlugin: Plugin = {
  name: 'plat:fonts',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return undefined
    const fonts = [...installedFonts()].flatMap(([name, folder]) => {
      const file = join(folder, `files/${name}-latin-wght-normal.woff2`)
      return existsSync(file) ? [{ name, file, metadata: readFileSync(join(folder, 'metadata.json'), 'utf8') }] : []
    })
    const imports = fonts.map(({ file }, index) => `import url${index} from ${JSON.stringify(`${file}?url`)}`)
    const members = fonts.map(
      ({ name, metadata }, index) => `${JSON.stringify(name)}: { metadata: ${metadata}, url: url${index} }`,
    )
    return `${imports.join('\n')}\nexport const fonts = { ${members.join(', ')} }`
  },
}
