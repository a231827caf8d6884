import type { Plugin } from 'vite'
import { compileJsx } from './jsx/compile-jsx.ts'

/**
 * Compiles JSX for servers into code that adds up markup, where React's way would make an object of every element, which
 * is read once and thrown away. Browsers get React's.
 */
export function compiledJsx(): Plugin {
  return {
    name: 'plat:compiled-jsx',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (source, id) => compileJsx(id, source),
    },
  }
}
