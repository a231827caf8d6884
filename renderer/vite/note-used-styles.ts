import type { Plugin } from 'vite'

/** Makes CSS modules tell which of their classes a rendering uses, so that a page carries those rules and no others. */
export function noteUsedStyles(): Plugin {
  return {
    name: 'plat:note-used-styles',
    enforce: 'post',
    transform(code, id, options) {
      if (!options?.ssr || !id.endsWith('.module.css')) return
      const wrapped = code.replace('export default {', 'const classes = {')
      return `import { noteUse } from '/sections/ui/used-styles.ts'\n${wrapped}\nexport default noteUse(classes)\n`
    },
  }
}
