import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { type UserConfig, defineConfig } from 'vite'
import { compactJson } from './renderer/vite/compact-json.ts'
import { compiledJsx } from './renderer/vite/compiled-jsx.ts'
import { cssModules } from './renderer/vite/css-modules.ts'
import { noAutoImport } from './renderer/vite/no-auto-import.ts'
import { serverBundle } from './renderer/vite/server-bundle.ts'
import { styleRules } from './renderer/vite/style-rules.ts'

/** All but Vike's plugin, which Vike's own build adds by itself, see scripts/code/bundle-code.ts. */
export const settings: UserConfig = {
  plugins: [cssModules(), styleRules(), compactJson(), compiledJsx(), serverBundle(), noAutoImport(), react()],
  // pictures are made and copied by the pipeline, and only those that the site uses
  publicDir: false,
  // a bundle depends on nothing that isn't noted as its source, see scripts/code/
  envDir: false,
  build: {
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    cssMinify: true,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      checks: { pluginTimings: false },
      // of the four hundred modules behind framer-motion's index half are used: the others are not even read
      experimental: { lazyBarrel: true },
    },
  },
}

export default defineConfig(() => ({ ...settings, plugins: [...(settings.plugins ?? []), vike()] }))
