import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine } from '../../scripts/command'
import { fileOf } from '../../renderer/pipeline/emit/site-files'
import { openSite } from '../../renderer/pipeline/open-site'
import { locate } from '../../renderer/pipeline/problems/problem'
import { reportJson } from '../../renderer/pipeline/problems/machine-formats'
import { openCode } from '../../scripts/build/code'
import { modelOf, page, prose, temporarySite } from '../sites'

/** Enough pages that commands take threads, and that each thread gets some. */
const TOWNS = 500

test('many pages are inspected by several threads, which find what one finds', async () => {
  const folder = temporarySite({ 'shared/permits.json': prose({ title: 'Permits', body: 'We get them in {city}.' }) })
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
  const whole = openSite(folder)
  expect(whole.problems.length).toBeGreaterThan(400)
  expect(stdout).toBe(reportJson(whole.sources.pages.length, locate(whole)))
})

test('many pages are rendered by several threads, as one renders them', async () => {
  const town = (at: number) =>
    page(
      [
        prose({ level: 1, body: `What Town ${at}, one of {cityCount}, says of itself.` }),
        { type: 'cities', title: 'Our towns' },
      ],
      {
        title: `Work in Town ${at}`,
        vars: { city: `Town ${at}`, coordinates: `44, ${at / 100 - 72}` },
      },
    )
  const site = temporarySite(
    Object.fromEntries(Array.from({ length: TOWNS }, (_, at) => [`pages/town-${at}.json`, town(at)])),
  )
  const out = join(site, '../dist')
  const { status, stderr } = spawnSync(process.execPath, commandLine('build', '--site', site, '--out', out))
  expect(status, String(stderr)).toBe(0)
  const { render, injected } = await openCode()
  const { renderPage } = (await import(render.href)) as typeof import('../../renderer/pipeline/render-page')
  const whole = openSite(site)
  const model = await modelOf(whole)
  expect(whole.pages).toHaveLength(TOWNS + 1)
  // some of each slice that a thread has
  for (const rendered of whole.pages.filter((_, at) => at % 5 === 0)) {
    const file = join(out, 'client', fileOf(rendered.route))
    expect(readFileSync(file, 'utf8') === renderPage(rendered, model, injected), file).toBe(true)
  }
})
