import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { probeImages } from '../../renderer/pictures/image-variants'
import { renderPage } from '../../renderer/render/render-page'
import { readSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { readExamples } from '../../renderer/schema/section-examples'
import { textsOfPage } from '../../renderer/schema/texts'
import type { Section, Site, Theme } from '../../schemas/types'
import { htmlFaults } from '../../scripts/check/html-faults'
import { ELECTRICIAN } from '../../scripts/fixtures'
import { modelWith, resolvedPage } from '../sites'
import { builtFile, builtFiles } from './built-site'

test.each(builtFiles())('%s is valid HTML', async (name) => {
  expect(await htmlFaults(readFileSync(builtFile(name), 'utf8'))).toEqual([])
})

const site = JSON.parse(readFileSync(`${ELECTRICIAN.site}/site.json`, 'utf8')) as Site
const THEMES: Theme[] = [
  { header: 'over', footer: 'small' },
  { header: 'centered', footer: 'centered' },
]

test.each(sectionTypes(readSchemas()))('every example of %s is valid HTML in every kind of frame', async (type) => {
  for (const { name, text } of readExamples(type)) {
    const sections = [JSON.parse(text) as Section]
    const page = resolvedPage({ title: 'Example', description: 'Example', sections }, '/example')
    const pictures = textsOfPage(page).flatMap(({ format, text }) => (format === 'image' ? [text] : []))
    const logos = Object.values(site.logo ?? {}).flatMap((logo) => (typeof logo === 'object' ? [logo.src] : []))
    const images = await probeImages(ELECTRICIAN.public, [...pictures, ...logos])
    for (const theme of THEMES) {
      const html = renderPage(page, modelWith({ site: { ...site, theme }, images }))
      // a section alone may begin with any heading
      expect(await htmlFaults(html, ['heading-level']), `${name} ${JSON.stringify(theme)}`).toEqual([])
    }
  }
})
