import colors from 'picocolors'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { page, prose, temporarySite } from '../../tests/sites'
import { listSections, printSections } from './sections'
import { type Subject, findSubject } from './subject'

test('the sections of a page, with the shared ones and what the page says otherwise', async () => {
  const site = openSite(
    temporarySite({
      'shared/words.json': prose({ title: 'Shared' }),
      'pages/plano.json': page([
        prose(),
        { use: 'nothing' },
        { use: 'words', title: 'In Plano', body: 'Own.' },
        { use: 'words' },
        { title: 5 },
      ]),
    }),
  )
  const subject = findSubject(site, '/plano') as Subject
  const text = printSections(subject, listSections(subject.page!), colors.createColors(false))
  expect(text.replaceAll(site.folder, 'site.config')).toMatchInlineSnapshot(`
    "/plano  site.config/pages/plano.json

         section    title       place                                                    from
      0  prose      "Words"     site.config/pages/plano.json:5:5
      1  prose      "In Plano"  site.config/pages/plano.json:13:5  site.config/shared/words.json, but for title, body
      2  prose      "Shared"    site.config/pages/plano.json:18:5  site.config/shared/words.json
      3  (no type)              site.config/pages/plano.json:21:5

    4 sections. Name a place in one: npm run explain -- /plano /sections/0
    "
  `)
})
