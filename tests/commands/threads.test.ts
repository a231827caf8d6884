import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf } from '../../renderer/emit/site-files'
import { openSite } from '../../renderer/pipeline/open-site'
import { openCode } from '../../scripts/prerender/code'
import { spawnCommand } from '../spawn-command'
import { modelOf, page, prose } from '../sites'
import { temporarySite } from '../temporary-sites'

/** Enough pages for commands to use threads, and for each thread to get some. */
const TOWNS = 500

test('several threads render many pages just as a single one does', async () => {
  const town = (number: number) =>
    page(
      [
        prose({ level: 1, body: `What Town ${number}, one of {cityCount}, says of itself.` }),
        { type: 'cities', title: 'Our towns' },
      ],
      {
        title: `Work in Town ${number}`,
        vars: { city: `Town ${number}`, coordinates: `44, ${number / 100 - 72}` },
      },
    )
  const site = temporarySite(
    Object.fromEntries(Array.from({ length: TOWNS }, (_, number) => [`pages/town-${number}.json`, town(number)])),
  )
  const out = join(site, '../dist')
  const { status, stderr } = spawnCommand(['build', '--site', site, '--out', out])
  expect(status, stderr).toBe(0)
  const { render, injected } = await openCode()
  const { renderPage } = (await import(render.href)) as typeof import('../../renderer/render/render-page')
  const open = openSite(site)
  const model = await modelOf(open)
  expect(open.pages).toHaveLength(TOWNS + 1)
  // some pages of each thread's slices
  for (const openPage of open.pages.filter((_, index) => index % 5 === 0)) {
    const file = join(out, 'client', fileOf(openPage.route))
    expect(readFileSync(file, 'utf8') === renderPage(openPage, model, injected), file).toBe(true)
  }
})
