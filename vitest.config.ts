import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'
import { settings } from './vite.config.ts'

/** What takes two thirds of the time: whole commands and servers, copies of the project, and tests by the thousand. */
const LONG = [
  'tests/{commands,mcp}/**/*.test.ts',
  'tests/mistakes/{dropped-files,leftover-city,mistakes,mutants,suggestions}.test.ts',
  'tests/site/{check-build,examples,generated-pages}.test.ts',
  'renderer/changes/random-patches.test.ts',
  'scripts/evaluate/tasks.test.ts',
  'scripts/new/new-{city,site}.test.ts',
  'scripts/rename/rename.test.ts',
  'studio/server/{locate-text,random-actions}.test.ts',
]

/** They put functions of their own in place of Node's, which no other test may see. */
const MOCKING = ['tests/commands/interrupted-builds.test.ts', 'tests/commands/interrupted-edits.test.ts']

/** For tests that read the sites of the fixtures as they are built. */
const builtSites = { globalSetup: ['tests/build-sites.ts'], isolate: false }

export default defineConfig({
  ...settings,
  // React as in a build: it is faster, and tests that build sites in their process see the same React as those
  oxc: { jsx: { development: false } },
  test: {
    // as in pages: Vitest by itself would leave stylesheets empty
    css: { include: [/.+/], modules: { classNameStrategy: 'scoped' } },
    environmentOptions: {
      happyDOM: {
        settings: {
          handleDisabledFileLoadingAsSuccess: true,
          // a link that a test presses would change the address for all tests after it
          navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
        },
      },
    },
    // a day on which the sites of the tests are up to date
    env: { NODE_ENV: 'production', SOURCE_DATE_EPOCH: String(Date.UTC(2026, 11, 1) / 1000) },
    // several tests run whole commands, which take three times as long on a machine that others use as well
    testTimeout: 240_000,
    // threads share more than processes do: all tests take a fifteenth less time
    pool: 'threads',
    // each reads the code anew: one more takes no less time, and leaves less to the checks that run beside them
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // a hundred files that import the same code: each by itself would read it anew, which takes longer than its tests
        test: {
          name: 'unit',
          include: ['{renderer,sections,scripts,schemas,studio}/**/*.test.{ts,tsx}'],
          exclude: LONG,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...builtSites, name: 'site', include: ['tests/**/*.test.ts'], exclude: LONG },
      },
      {
        extends: true,
        test: {
          ...builtSites,
          name: 'long',
          globalSetup: [...builtSites.globalSetup, 'tests/build-examples.ts'],
          include: LONG,
          exclude: MOCKING,
        },
      },
      { extends: true, test: { name: 'alone', include: MOCKING } },
    ],
  },
})
