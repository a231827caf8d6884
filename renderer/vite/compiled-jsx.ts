import type { Plugin } from 'vite'
import { compileJsx } from './jsx/compile-jsx.ts'
import { JsxError } from './jsx/jsx-text.ts'

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
      handler(source, id) {
        try {
          const { command, build } = this.environment.config
          return compileJsx(id, source, command === 'serve' || build.sourcemap !== false)
        } catch (error) {
          if (error instanceof JsxError) this.error(error.message, error.at)
          throw error
        }
      },
    },
  }
}
