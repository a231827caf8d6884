import { defineConfig, mergeConfig } from 'vitest/config'
import config from '../../vitest.config.ts'

/** The tests that speak of the pipeline and need neither a build nor another process, in one process without walls. */
export default mergeConfig(
  { plugins: config.plugins, css: config.css },
  defineConfig({
    test: {
      include: ['renderer/pipeline/**/*.test.{ts,tsx}', 'tests/{many-cities,mistakes,messages}.test.ts'],
      isolate: false,
      pool: 'threads',
      maxWorkers: 1,
      testTimeout: 60_000,
      coverage: {
        provider: 'v8',
        include: ['renderer/pipeline/**/*.{ts,tsx}'],
        exclude: ['**/*.test.{ts,tsx}'],
        reporter: [['text', { skipFull: true }], 'text-summary', 'html'],
        thresholds: { statements: 97, branches: 92, functions: 97, lines: 97 },
        reportsDirectory: 'reports/coverage',
      },
    },
  }),
)
