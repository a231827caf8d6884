import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { noteUsedStyles } from './renderer/vite/note-used-styles.ts'
import { serverBundle } from './renderer/vite/server-bundle.ts'
import { scopedName } from './renderer/vite/scoped-name.ts'
import { stylesInPages } from './renderer/vite/styles-in-pages.ts'

/**
 * Vike would write where its entry is into its own package, which copies of the project may share; nobody asks for it.
 * Vite's types don't know the option.
 */
const VIKE_ENTRY = { vitePluginServerEntry: { disableAutoImport: true } }

export default defineConfig({
  plugins: [stylesInPages(), noteUsedStyles(), serverBundle(), react(), vike()],
  // pictures are made and copied by the pipeline, and only those that the site uses
  publicDir: false,
  // a bundle depends on nothing that isn't noted as its source, see scripts/code/
  envDir: false,
  ...VIKE_ENTRY,
  css: {
    modules: {
      generateScopedName: scopedName,
    },
  },
  build: {
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    cssMinify: true,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rollupOptions: { checks: { pluginTimings: false } },
  },
})
