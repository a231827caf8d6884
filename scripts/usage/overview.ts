import type { Colors } from 'picocolors/types'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { count } from '../../renderer/pipeline/problems/pretty'
import { invalidImage } from '../../renderer/pipeline/rules/pictures'
import { siteTexts } from '../../renderer/pipeline/documents/texts'
import { sectionTypes } from '../../renderer/pipeline/validate/schemas'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import { alignColumns } from '../terminal'
import { siteSections } from './section-usage'

/** How often one thing is used: in how many sections, on how many pages. */
interface Tally {
  name: string
  sections: number
  pages: number
}

/** Counts what the pages of a site use, most used first, and lists the pictures that they don't: plain data. */
export function overview({ resolved, sources, images }: OpenSite) {
  const sections = siteSections(resolved).flatMap(({ type, page }) => (page ? [{ name: type, page }] : []))
  const names = new Map([...sources.shared].map(([name, document]) => [document, name]))
  const uses = resolved.pages.flatMap((page) =>
    page.origins.flatMap(({ shared }) => (shared ? [{ name: names.get(shared), page }] : [])),
  )
  const texts = siteTexts(resolved).filter(({ format }) => format === 'image')
  const used = new Set(texts.map(({ text }) => text))
  const pictures = [...images.keys()].filter((image) => invalidImage.test(image)).sort()
  return {
    pages: resolved.pages.length,
    types: tally(sectionTypes(getValidator().schemas), sections),
    shared: tally([...names.values()], uses),
    images: pictures.length,
    unusedImages: pictures.filter((image) => !used.has(image)),
  }
}

function tally(names: string[], uses: { name?: string; page: object }[]): Tally[] {
  const tallies = names.map((name) => {
    const own = uses.filter((use) => use.name === name)
    return { name, sections: own.length, pages: new Set(own.map(({ page }) => page)).size }
  })
  return tallies.sort((a, b) => b.sections - a.sections || a.name.localeCompare(b.name, 'en'))
}

/** An overview for people. */
export function printOverview(
  { pages, types, shared, images, unusedImages }: ReturnType<typeof overview>,
  c: Colors,
): string {
  const used = types.filter(({ sections }) => sections > 0)
  const sections = used.reduce((sum, type) => sum + type.sections, 0)
  const unused = [
    ...unusedNames('section types', types),
    ...unusedNames('shared sections', shared),
    ...(unusedImages.length > 0 ? [`${unusedImages.length} of ${count(images, 'picture')}:`] : []),
    ...unusedImages.map((image) => `  ${image}`),
  ]
  const lines = [
    ...table('section type', types, c),
    '',
    ...(shared.length > 0 ? [...table('shared section', shared, c), ''] : []),
    c.bold('Unused'),
    ...(unused.length > 0 ? unused : ['nothing']).map((line) => `  ${line}`),
    '',
    `${count(sections, 'section')} of ${count(used.length, 'type')} on ${count(pages, 'page')}.`,
  ]
  return `${lines.join('\n')}\n`
}

function table(heading: string, tallies: Tally[], c: Colors): string[] {
  const width = Math.max(...tallies.map(({ sections }) => String(sections).length), 'sections'.length)
  const number = (n: number | string) => String(n).padStart(width)
  return alignColumns([
    [heading, number('sections'), number('pages')].map((cell) => c.bold(cell)),
    ...tallies
      .filter(({ sections }) => sections > 0)
      .map(({ name, sections, pages }) => [c.cyan(name), number(sections), number(pages)]),
  ])
}

function unusedNames(what: string, tallies: Tally[]): string[] {
  const names = tallies.filter(({ sections }) => sections === 0).map(({ name }) => name)
  return names.length > 0 ? [`${what}: ${names.join(', ')}`] : []
}
