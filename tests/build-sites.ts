import { spawnCommand } from './spawn-command'
import { ELECTRICIAN } from '../scripts/fixtures'
import { EXAMPLES, foldersWithSites } from '../scripts/site-folders'

/** Where the tests build the sites that they look at: folder of JSON → folder of the build. */
export const BUILDS = {
  electrician: { site: ELECTRICIAN.site, out: 'tests/results/electrician' },
  blank: { site: 'examples/blank/site.config', out: 'tests/results/blank' },
  bakery: { site: 'tests/fixtures/bakery/site.config', out: 'tests/results/bakery' },
}

/** The same for every site in examples/, by its name. A new one is covered by itself. */
export const EXAMPLE_BUILDS = Object.fromEntries(
  foldersWithSites(EXAMPLES).map((name) => [
    name,
    { site: `${EXAMPLES}/${name}/site.config`, out: `tests/results/${name}` },
  ]),
)

/** Where tests/site/generated-pages.test.ts builds the pages that it makes. */
export const GENERATED = 'tests/results/generated'

/** Builds the fixtures' sites once before the tests that look at them. */
export default function buildSites(): void {
  buildEach(BUILDS)
}

/** Builds sites through the command that people use. */
export function buildEach(builds: Record<string, { site: string; out: string }>): void {
  for (const { site, out } of Object.values(builds)) {
    const { status, stdout, stderr } = spawnCommand(['build', '--site', site, '--out', out])
    if (status !== 0) throw new Error(`npm run build -- --site ${site} failed:\n${stdout}\n${stderr}`)
  }
}
