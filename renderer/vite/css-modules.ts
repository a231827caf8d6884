import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type CompiledModule, compileCssModule } from './compile-css-module.ts'
import { rulesCode } from './rules-code.ts'

const IMPORTED = /\.module\.css(?:\?rules)?$/

/** What a CSS module is imported as. Vite would take what ends in ".css" for its own affair. */
const CLASSES = '\0classes:'
const RULES = '\0rules:'
const LOADED = /^\0(?:classes|rules):/
const ENDING = '.css'

/**
 * Compiles CSS modules in Vite's place: each once, however it is imported. "X.module.css" gives its classes, which on a
 * server tell that they are used, so that a page carries their rules and no others; "X.module.css?rules" gives these.
 */
export function cssModules(): Plugin {
  const compiled = new Map<string, CompiledModule & { source: string }>()
  const compile = (file: string) => {
    const source = readFileSync(file, 'utf8')
    const known = compiled.get(file)
    if (known?.source === source) return known
    const made = { ...compileCssModule(file, source), source }
    compiled.set(file, made)
    return made
  }
  return {
    name: 'plat:css-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: IMPORTED },
      async handler(imported, importer) {
        const [path = '', query] = imported.split('?')
        const resolved = await this.resolve(path, importer, { skipSelf: true })
        return resolved && `${query ? RULES : CLASSES}${resolved.id.slice(0, -ENDING.length)}`
      },
    },
    load: {
      filter: { id: LOADED },
      handler(id) {
        const { names, css } = compile(id.replace(LOADED, '') + ENDING)
        if (id.startsWith(RULES)) return javascript(rulesCode(css))
        if (this.environment.config.consumer === 'client') return javascript(`export default ${JSON.stringify(names)}`)
        return javascript(
          `import { noteUse } from '/sections/ui/used-styles.ts'\nexport default noteUse(${JSON.stringify(names)})`,
        )
      },
    },
    hotUpdate({ file, modules }) {
      if (!IMPORTED.test(file)) return
      const graph = this.environment.moduleGraph
      const ids = [CLASSES, RULES].map((kind) => kind + file.slice(0, -ENDING.length))
      return [...modules, ...ids.flatMap((id) => graph.getModuleById(id) ?? [])]
    },
  }
}

const javascript = (code: string) => ({ code, map: null, moduleType: 'js' as const, moduleSideEffects: false })
