import type { Plugin } from 'vite'

/** What is bundled beside Vike's own entries, and shares their modules: name → source. */
const ENTRIES = { 'render-pages': 'renderer/render-pages.ts' }

/** Packages that stay outside: all of Vike must know of one state, and Lightning CSS is no JavaScript. */
const OUTSIDE = ['vike', 'lightningcss']

/** Adds our own entries to the bundle for servers, and what they import: a thread that renders pages starts in half the time. */
export function serverBundle(): Plugin {
  return {
    name: 'plat:server-bundle',
    apply: 'build',
    configEnvironment: (name) => (name === 'ssr' ? SERVER : null),
  }
}

const SERVER = {
  // React brings itself a second time for development
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true as const, external: OUTSIDE },
  build: {
    rollupOptions: { input: ENTRIES },
  },
}
