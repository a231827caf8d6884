// https://stryker-mutator.io/docs/stryker-js/configuration
const { MUTATE = '', CONCURRENCY, REPORT } = process.env

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/code-mutants/vitest.config.ts', related: false },
  mutate: [...MUTATE.split(','), '!**/*.test.{ts,tsx}'],
  coverageAnalysis: 'perTest',
  // what is read once when a file is loaded, such as the words of a rule: docs/rules.md is their test
  ignoreStatic: true,
  concurrency: Number(CONCURRENCY ?? 2),
  dryRunTimeoutMinutes: 30,
  timeoutMS: 10_000,
  // Stryker would rewrite tsconfig.json by TypeScript's own code, which TypeScript 7 does not give away; without such a
  // file it doesn't ask for it. Nothing here compiles by tsconfig.json.
  tsconfigFile: 'none.json',
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: process.stdout.isTTY ?? false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${REPORT}/mutants.json` },
  htmlReporter: { fileName: `${REPORT}/index.html` },
  thresholds: { high: 95, low: 90 },
  // it would read every HTML file too, such as the templates of the bench, which are no HTML yet
  disableTypeChecks: false,
  tempDirName: '.stryker-tmp',
}
