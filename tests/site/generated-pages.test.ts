import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { GENERATED } from '../build-sites'
import { UNUSUAL_TEXTS, documentGenerator } from '../mutants/valid'
import { spawnCommand } from '../spawn-command'
import { prose } from '../sites'
import { copyOfElectrician } from '../temporary-sites'
import { htmlFaults } from '../../scripts/check/html-faults'
import { ELECTRICIAN } from '../../scripts/fixtures'

/** `PLAT_GENERATED=2000 npx vitest run generated-pages` tries more; three pages have a section of every type. */
const COUNT = Number(process.env.PLAT_GENERATED ?? 3)
const SECTIONS_EACH = 9
const SEED = 31

test('pages that hold whatever their schemas allow are built, and are valid HTML in which no text becomes markup', async () => {
  const site = copyOfElectrician()
  const generate = await documentGenerator(openSite(ELECTRICIAN.site), SEED, UNUSUAL_TEXTS)
  mkdirSync(join(site, 'pages/generated'))
  for (let page = 0; page < COUNT; page++) {
    const sections = Array.from({ length: SECTIONS_EACH }, () => JSON.parse(generate.section()) as object)
    const document = { ...JSON.parse(generate.page()), sections: [prose({ level: 1 }), ...sections] }
    writeFileSync(join(site, `pages/generated/${page}.json`), JSON.stringify(document))
  }
  const { status, stdout, stderr } = spawnCommand(['build', '--site', site, '--out', GENERATED])
  // of every page there are warnings
  const errors = stdout.split('\n').filter((line) => line.includes(' error '))
  expect(status, [...errors, stderr].join('\n')).toBe(0)
  const faults: string[] = []
  for (let page = 0; page < COUNT; page++) {
    const html = readFileSync(join(GENERATED, `client/generated/${page}.html`), 'utf8')
    // authors are warned of the first two, and links to telephones have other words than numbers here
    const ofHtml = await htmlFaults(html, ['heading-level', 'long-title', 'tel-non-breaking'])
    faults.push(...ofHtml.map((fault) => `${page}: ${fault}`))
    if (/<img src=x|<script>/.test(html)) faults.push(`${page}: a text became markup`)
  }
  expect(faults).toEqual([])
})
