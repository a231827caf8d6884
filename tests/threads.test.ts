import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine } from '../scripts/command-line'
import { openSite } from '../renderer/pipeline/open-site'
import { locate } from '../renderer/pipeline/report/located'
import { reportJson } from '../renderer/pipeline/report/json'
import { copyOfRealSite, page, prose } from './sites'

/** Enough pages that `validate` takes threads, and that each thread gets some. */
const TOWNS = 600

test('many pages are inspected by several threads, which find what one finds', async () => {
  const folder = copyOfRealSite()
  for (let town = 0; town < TOWNS; town++) {
    // mistakes of every stage, some of which concern the pages that another thread has
    const sections = [
      prose({ level: 1, body: `[A neighbor](/town-${town + 1}#words) of {${town % 100 === 7 ? 'cty' : 'city'}}.` }),
      ...(town % 90 === 5 ? [prose({ bdy: 'Text.' })] : []),
      { use: town % 150 === 9 ? 'permitz' : 'permits' },
    ]
    const text = JSON.stringify(page(sections, { vars: { city: `Town ${town}` } }), null, 2)
    writeFileSync(join(folder, `pages/town-${town}.json`), town % 200 === 11 ? text.slice(0, -2) : text)
  }
  const { stdout } = spawnSync(process.execPath, commandLine('validate', '--site', folder, '--format', 'json'), {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const whole = await openSite(folder)
  expect(whole.problems.length).toBeGreaterThan(500)
  expect(stdout).toBe(reportJson(whole.sources.pages.length, locate(whole)))
})
