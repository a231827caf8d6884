import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { installedFonts } from '../documents/packages.ts'

const MODULE = 'virtual:fonts'

/** Provides the installed fonts to sections/ui/styles/fonts.ts as a module. A glob would depend on where npm puts them. */
export const fontsPlugin: Plugin = {
  name: 'plat:fonts',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return undefined
    const fonts = [...installedFonts()]
      .map(([name, folder]) => ({ name, folder, file: join(folder, `files/${name}-latin-wght-normal.woff2`) }))
      .filter(({ file }) => existsSync(file))
    const imports = fonts.map(({ file }, index) => `import url${index} from ${JSON.stringify(`${file}?url`)}`)
    const members = fonts.map(({ name, folder }, index) => {
      const metadata = readFileSync(join(folder, 'metadata.json'), 'utf8')
      return `${JSON.stringify(name)}: { metadata: ${metadata}, url: url${index} }`
    })
    return `${imports.join('\n')}\nexport const fonts = { ${members.join(', ')} }`
  },
}
