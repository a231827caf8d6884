import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  build: { format: 'file' },
  integrations: [react()],
  vite: {
    resolve: { alias: { plat: fileURLToPath(new URL('../../../../..', import.meta.url)) } },
    // as in Plat's pages, whose styles these pages get as data
    css: { modules: { generateScopedName: (name, file) => `_${basename(file, '.module.css')}-${name}` } },
  },
})
