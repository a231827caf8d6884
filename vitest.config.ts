import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { noteUsedStyles } from './renderer/vite/note-used-styles.ts'
import { scopedName } from './renderer/vite/scoped-name.ts'

export default defineConfig({
  plugins: [noteUsedStyles(), react()],
  css: { modules: { generateScopedName: scopedName } },
  test: {
    include: ['{renderer,sections,scripts,schemas}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    globalSetup: 'tests/build-sites.ts',
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    testTimeout: 60_000,
  },
})
