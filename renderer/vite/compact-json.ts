import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const RAW_JSON = /\.json\?raw$/

/** Takes the indentation out of JSON that is imported as text: every thread that renders pages keeps that text. */
export function compactJson(): Plugin {
  return {
    name: 'plat:compact-json',
    enforce: 'pre',
    load: {
      filter: { id: RAW_JSON },
      async handler(id) {
        const text = await readFile(id.replace(RAW_JSON, '.json'), 'utf8')
        const code = `export default ${JSON.stringify(JSON.stringify(JSON.parse(text)))}`
        return { code, map: null, moduleType: 'js' }
      },
    },
  }
}
