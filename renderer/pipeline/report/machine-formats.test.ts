import { expect, test } from 'vitest'
import { page, temporarySite } from '../../../tests/temporary-site'
import { openSite } from '../open-site'
import { reportGithub } from './github'
import { locate } from './located'
import { reportSarif } from './sarif'

const quote = { author: '100%, "Dana"', ratting: 5, text: 'Fast.', source: 'Google' }

async function located() {
  const folder = temporarySite({ 'pages/plano.json': page([{ type: 'testimonials', title: 'Said', items: [quote] }]) })
  const site = await openSite(folder)
  return { folder, problems: locate(site) }
}

test('an annotation of GitHub names the place, with its special characters escaped', async () => {
  const { folder, problems } = await located()
  expect(reportGithub(problems, '1 error in 2 pages.')).toBe(
    `::error file=${folder}/pages/plano.json,line=11,endLine=11,col=11,endColumn=20,title=unknown-property::testimonials (sections[0]) › items[0] has no property "ratting"%0ADid you mean "rating"?\n1 error in 2 pages.\n`,
  )
})

test('SARIF counts in UTF-16 units and names each rule once', async () => {
  const { folder, problems } = await located()
  const { version, runs } = JSON.parse(reportSarif([...problems, ...problems]))
  expect([version, runs.length, runs[0].columnKind]).toEqual(['2.1.0', 1, 'utf16CodeUnits'])
  expect(runs[0].tool.driver.rules).toEqual([{ id: 'unknown-property' }])
  expect(runs[0].results[0]).toMatchObject({
    ruleId: 'unknown-property',
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: `${folder}/pages/plano.json` },
          region: { startLine: 11, startColumn: 11, endLine: 11, endColumn: 20 },
        },
      },
    ],
  })
})
