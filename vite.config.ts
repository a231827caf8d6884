import { existsSync } from 'node:fs'
import { basename, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { fontsPlugin } from './renderer/render/fonts-plugin.ts'
import { type Plugin, type UserConfig, defineConfig } from 'vite'

/** The stylesheets of components, by the component's name. */
const stylesheets = new Map<string, string>()

/**
 * A class as the page has it: "title" of sections/hero/Hero.module.css is "_Hero-title".
 * @throws where another stylesheet has the component's name, since their classes would be the same
 */
export function scopedName(name: string, module: string): string {
  const file = module.replace(/\?.*/, '')
  const component = basename(file, '.module.css')
  const other = stylesheets.get(component)
  // while the development server runs, a stylesheet can be moved
  if (other && other !== file && existsSync(other))
    throw new Error(
      `${relative('.', file)} must not be called as ${relative('.', other)} is: their classes would be one.`,
    )
  stylesheets.set(component, file)
  return `_${component}-${name}`
}

/** What the site's code is made with wherever it is made: by Vike, for snapshots, for tests. */
export const settings: UserConfig = {
  plugins: [react(), fontsPlugin],
  css: {
    modules: { generateScopedName: scopedName },
  },
}

/** Each page holds its own styles, see renderer/render/page-styles.ts: stylesheets of all sections are nobody's. */
const noServerStylesheets: Plugin = {
  name: 'plat:no-server-stylesheets',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  generateBundle(_options, bundle) {
    for (const [name, output] of Object.entries(bundle)) {
      if (name.endsWith('.css')) delete bundle[name]
      else if (output.type === 'chunk') output.viteMetadata?.importedCss.clear()
    }
  },
}

export default defineConfig({
  ...settings,
  plugins: [settings.plugins, noServerStylesheets, vike()],
  // pictures are made and copied by the pipeline, and only those that the site uses
  publicDir: false,
  server: {
    // what no page is made of; a site's own folders are watched by renderer/live/
    watch: { ignored: ['bench', 'dist*', 'docs', 'reports', 'tests'].map((folder) => `**/${folder}/**`) },
  },
  build: {
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    cssMinify: true,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rollupOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    ssr: {
      // the first page waits for all sections
      dev: { preTransformRequests: true },
      build: {
        // an error in a component is told by the component's line
        sourcemap: true,
        rollupOptions: {
          // renders the pages of a build without a request for each
          input: { 'render-pages': 'renderer/render/render-page.tsx' },
        },
      },
    },
  },
})
