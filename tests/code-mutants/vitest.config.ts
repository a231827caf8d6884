import { defineConfig, mergeConfig } from 'vitest/config'
import config from '../../vitest.config.ts'

/** The tests that speak of the pipeline and need neither a build nor another process, in one process without walls. */
export default mergeConfig(
  { ...config, test: { ...config.test, include: [], globalSetup: [] } },
  defineConfig({
    test: {
      include: ['renderer/pipeline/**/*.test.{ts,tsx}', 'tests/{mistakes,messages}.test.ts'],
      isolate: false,
      pool: 'threads',
      maxWorkers: 1,
    },
  }),
)
