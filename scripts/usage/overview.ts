import type { Colors } from 'picocolors/types'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { count } from '../../renderer/pipeline/problems/pretty'
import { alignColumns } from '../columns'
import { invalidImage } from '../../renderer/pipeline/rules/pictures'
import { siteTexts } from '../../renderer/pipeline/documents/texts'
import { sectionTypes } from '../../renderer/pipeline/validate/schemas'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import { siteSections } from './section-usage'

/** How often one thing is used. */
export interface Tally {
  name: string
  /** How many sections of the pages. */
  sections: number
  /** How many pages. */
  pages: number
}

/** What a site uses, and what it does not: plain data. */
export interface Overview {
  pages: number
  types: Tally[]
  shared: Tally[]
  images: number
  unusedImages: string[]
}

/** Counts what the pages of a site use, most used first. */
export function overview({ resolved, sources, images }: OpenSite): Overview {
  const sections = siteSections(resolved).flatMap(({ type, page }) => (page ? [{ name: type, page: page.route }] : []))
  const uses = resolved.pages.flatMap(({ route, origins }) =>
    origins
      .flatMap(({ shared }) => [...sources.shared].filter(([, document]) => document === shared))
      .map(([name]) => ({ name, page: route })),
  )
  const named = siteTexts(resolved).filter(({ format }) => format === 'image')
  const used = new Set(named.map(({ text }) => text))
  const pictures = [...images.keys()].filter((image) => invalidImage.test(image)).sort()
  return {
    pages: resolved.pages.length,
    types: tally(sectionTypes(getValidator().schemas), sections),
    shared: tally([...sources.shared.keys()], uses),
    images: pictures.length,
    unusedImages: pictures.filter((image) => !used.has(image)),
  }
}

function tally(names: string[], uses: { name: string; page: string }[]): Tally[] {
  const tallies = names.map((name) => {
    const own = uses.filter((use) => use.name === name)
    return { name, sections: own.length, pages: new Set(own.map(({ page }) => page)).size }
  })
  return tallies.sort((a, b) => b.sections - a.sections || a.name.localeCompare(b.name, 'en'))
}

/** An overview for people. */
export function printOverview({ pages, types, shared, images, unusedImages }: Overview, c: Colors): string {
  const sections = types.reduce((sum, type) => sum + type.sections, 0)
  const unused = [...unusedOf('section types', types), ...unusedOf('shared sections', shared)]
  const lines = [
    ...table('section type', types, c),
    '',
    ...(shared.length > 0 ? [...table('shared section', shared, c), ''] : []),
    c.bold('Unused'),
    ...unused.map((line) => `  ${line}`),
    ...(unusedImages.length > 0 ? [`  ${unusedImages.length} of ${count(images, 'picture')}:`] : []),
    ...unusedImages.map((image) => `    ${image}`),
    ...(unused.length + unusedImages.length === 0 ? ['  nothing'] : []),
    '',
    `${count(sections, 'section')} of ${count(types.filter(({ sections }) => sections > 0).length, 'type')} on ${count(pages, 'page')}.`,
  ]
  return `${lines.join('\n')}\n`
}

function table(heading: string, tallies: Tally[], c: Colors): string[] {
  const used = tallies.filter(({ sections }) => sections > 0)
  const width = Math.max(...used.map(({ sections }) => String(sections).length), 'sections'.length)
  const number = (n: number | string) => String(n).padStart(width)
  return alignColumns([
    [heading, number('sections'), number('pages')].map((cell) => c.bold(cell)),
    ...used.map(({ name, sections, pages }) => [c.cyan(name), number(sections), number(pages)]),
  ])
}

function unusedOf(what: string, tallies: Tally[]): string[] {
  const names = tallies.filter(({ sections }) => sections === 0).map(({ name }) => name)
  return names.length > 0 ? [`${what}: ${names.join(', ')}`] : []
}
