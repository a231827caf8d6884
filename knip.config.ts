import type { KnipConfig } from 'knip'
import { scripts } from './package.json'

/** The commands: `node scripts/run.cjs scripts/validate.ts` runs scripts/validate.ts. */
const commands = Object.values(scripts).flatMap((line) => /^node scripts\/\S+ (scripts\/\S+)/.exec(line)?.[1] ?? [])

export default {
  entry: [
    ...commands,
    'renderer/+*.ts',
    'scripts/prerender/bundle.mjs',
    'scripts/snapshot/render-examples.ts',
    'scripts/types/update-editor-schema.ts',
    'scripts/types/update-rules-page.ts',
    'studio/app/main.tsx',
    'tests/closed-folders.cjs',
    'tests/content-changes.ts',
    'tests/commands/no-watches.cjs',
    'tests/fixtures/schemaorg/reduce.mjs',
    'tests/servers/poll-page.mjs',
  ],
  project: ['{renderer,schemas,scripts,sections,studio,tests}/**/*.{ts,tsx,cjs,mjs,js}', '!**/*.build-*.mjs'],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['hugo', 'mkfifo'],
  ignoreDependencies: ['@fontsource-variable/.*'],
  ignoreIssues: { 'schemas/types.ts': ['types'] },
} satisfies KnipConfig
