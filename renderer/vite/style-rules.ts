import type { Plugin } from 'vite'
import { rulesCode } from './rules-code.ts'

const IMPORTED = /\.css\?inline&rules$/

/** What Vite makes of a stylesheet that is imported as text. */
const TEXT = /^export default ("[^]*")\s*;?\s*$/

/** "X.css?inline&rules" gives the rules of a stylesheet as Vite would give its text. */
export function styleRules(): Plugin {
  return {
    name: 'plat:style-rules',
    enforce: 'post',
    transform: {
      filter: { id: IMPORTED },
      handler(code, id) {
        const [, text] = TEXT.exec(code) ?? []
        if (text === undefined) throw new Error(`Vite has made of ${id} what is no text: ${code.slice(0, 80)}`)
        return { code: rulesCode(JSON.parse(text) as string), map: null }
      },
    },
  }
}
