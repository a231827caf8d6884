import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf } from '../../renderer/emit/site-files'
import { openSite } from '../../renderer/pipeline/open-site'
import { openCode } from '../../scripts/prerender/code'
import { spawnCommand } from '../spawn-command'
import { modelOf, page, prose } from '../sites'
import { temporarySite } from '../temporary-sites'

/** Enough pages that commands take threads, and that each thread gets some. */
const TOWNS = 500

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
  const { status, stderr } = spawnCommand(['build', '--site', site, '--out', out])
  expect(status, stderr).toBe(0)
  const { render, injected } = await openCode()
  const { renderPage } = (await import(render.href)) as typeof import('../../renderer/render/render-page')
  const whole = openSite(site)
  const model = await modelOf(whole)
  expect(whole.pages).toHaveLength(TOWNS + 1)
  // some of each slice that a thread has
  for (const rendered of whole.pages.filter((_, at) => at % 5 === 0)) {
    const file = join(out, 'client', fileOf(rendered.route))
    expect(readFileSync(file, 'utf8') === renderPage(rendered, model, injected), file).toBe(true)
  }
})
