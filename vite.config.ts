import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { type UserConfig, defineConfig } from 'vite'
import { compactJson } from './renderer/vite/compact-json.ts'
import { compiledJsx } from './renderer/vite/compiled-jsx.ts'
import { cssModules } from './renderer/vite/css-modules.ts'
import { serverBundle } from './renderer/vite/server-bundle.ts'

/**
 * Vike would write where its entry is into its own package, which copies of the project may share; nobody asks for it.
 * Vite's types don't know the option.
 */
const VIKE_ENTRY = { vitePluginServerEntry: { disableAutoImport: true } }

/** All but Vike's plugin, which Vike's own build adds by itself, see scripts/code/bundle-code.ts. */
export const settings: UserConfig = {
  plugins: [cssModules(), compactJson(), compiledJsx(), serverBundle(), react()],
  // pictures are made and copied by the pipeline, and only those that the site uses
  publicDir: false,
  // a bundle depends on nothing that isn't noted as its source, see scripts/code/
  envDir: false,
  ...VIKE_ENTRY,
  build: {
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    cssMinify: true,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rollupOptions: { checks: { pluginTimings: false } },
  },
}

export default defineConfig(() => ({ ...settings, plugins: [...(settings.plugins ?? []), vike()] }))
