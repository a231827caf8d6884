import { commandLine } from '../../scripts/command-line'
import { BUILDS } from '../build-sites'
import type { Fault } from './fault'

/** What chooses the tests that run. */
export type Choice = Pick<Fault, 'caughtBy' | 'test'>

const BUILD = commandLine('build', '--site', BUILDS.real.site, '--out', BUILDS.real.out)
const VITEST = ['node_modules/vitest/vitest.mjs', 'run']
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--project=chromium']

/** The whole of npm test, without the installing. */
export const WHOLE = [commandLine('test')]

/**
 * The arguments of node, one list after the other, that run the chosen tests as npm test runs them. Vitest builds the
 * sites itself; the browser tests look at a build that stands.
 */
export function suiteCommands(choices: Choice[]): string[][] {
  const files = [...new Set(choices.map(({ caughtBy }) => caughtBy))]
  const names = choices.flatMap(({ test }) => test ?? []).map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const pattern = [...new Set(names)].join('|')
  const inBrowser = files.filter((file) => file.endsWith('.spec.ts'))
  const inNode = files.filter((file) => file.endsWith('.test.ts'))
  const isBuilt = files.length > inNode.length
  return [
    ...(isBuilt ? [BUILD] : []),
    ...(inBrowser.length > 0 ? [[...PLAYWRIGHT, ...inBrowser, '--grep', pattern]] : []),
    ...(inNode.length > 0 ? [[...VITEST, ...inNode, '--testNamePattern', pattern]] : []),
  ]
}
