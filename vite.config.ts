import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { noteUsedStyles } from './renderer/vite/note-used-styles.ts'
import { scopedName } from './renderer/vite/scoped-name.ts'
import { stylesInPages } from './renderer/vite/styles-in-pages.ts'

export default defineConfig({
  plugins: [stylesInPages(), noteUsedStyles(), react(), vike()],
  // pictures are made and copied by the pipeline, and only those that the site uses
  publicDir: false,
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
