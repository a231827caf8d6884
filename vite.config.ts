import { existsSync } from 'node:fs'
import { basename, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { fontsPlugin } from './renderer/render/fonts-plugin.ts'
import { type Plugin, type UserConfig, defineConfig } from 'vite'

/** The stylesheets of components, by the component's name. */
const stylesheets = new Map<string, string>()

/**
 * The name of a class on a page: "title" of sections/hero/Hero.module.css is "_Hero-title".
 * @throws if another stylesheet has the component's name, since their classes would be the same
 */
export function scopedName(name: string, module: string): string {
  const file = module.replace(/\?.*/, '')
  const component = basename(file, '.module.css')
  const other = stylesheets.get(component)
  // a stylesheet can be moved while the development server is running
  if (other && other !== file && existsSync(other))
    throw new Error(
      `${relative('.', file)} must not have the same name as ${relative('.', other)}: their classes would collide.`,
    )
  stylesheets.set(component, file)
  return `_${component}-${name}`
}

/** The settings for the site's code wherever it is compiled: by Vike, for snapshots, for tests. */
export const settings: UserConfig = {
  plugins: [react(), fontsPlugin],
  css: {
    modules: { generateScopedName: scopedName },
  },
}

/** No page needs the stylesheet of all sections: each has its own styles inline, see renderer/render/page-styles.ts. */
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
  // the pipeline copies public files, and only the pictures that the site uses
  publicDir: false,
  server: {
    // no page is made from these; the site's own folders are watched by renderer/live/
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
        // an error in a component is reported with the component's line
        sourcemap: true,
        rollupOptions: {
          // renders the pages of a build without requests to Vike
          input: { 'render-pages': 'renderer/render/render-page.tsx' },
        },
      },
    },
  },
})
