import { stop } from 'esbuild'
import type { Plugin } from 'vite'

/**
 * Ends esbuild's process, with which Vike has read its configuration: it would keep its memory until all is bundled. Whoever
 * asks for it once more starts it again.
 */
export const endTranspiler = (): Plugin => ({
  name: 'plat:end-transpiler',
  buildStart: stop,
})
