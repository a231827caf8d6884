import type { Plugin } from 'vite'

/**
 * Has the server render pages with React's production build, as a build does: the other one keeps a stack for each element, so
 * that a letter takes several times as long to show. To be called before anything imports React, which chooses its build once.
 */
export async function productionReact(): Promise<Plugin> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await Promise.all([import('react'), import('react/jsx-runtime'), import('react-dom/server')])
  // Vite and Vike must not take it for a build
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  return {
    name: 'plat:production-react',
    config: () => ({
      // the production build has no functions for the JSX of the other one
      oxc: { jsx: { development: false } },
      // Vite would bundle packages again whenever Studio follows the development server
      cacheDir: 'node_modules/.vite/studio',
      // the first page waits for all sections
      server: { warmup: { ssrFiles: ['renderer/render/render-page.tsx'] } },
    }),
  }
}
