import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { PEER_IDS } from './tools'

const filesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** The types of the sections that towns are made of. */
const TYPES = new Set(
  openSite('site.config').pages.flatMap(({ vars, data }) => (vars.city ? data.sections.map(({ type }) => type) : [])),
)

/** The classes of the CSS modules, as pages have them: "_Hero-title". */
const CLASSES = new Set(
  filesBelow('sections')
    .filter((name) => name.endsWith('.module.css'))
    .flatMap((name) => {
      const css = readFileSync(join('sections', name), 'utf8')
      return Array.from(css.matchAll(/\.([A-Za-z][\w-]*)/g), ([, own]) => `_${basename(name, '.module.css')}-${own}`)
    }),
)

test.each(PEER_IDS)('%s has a template for every section of the towns, with classes that stylesheets have', (id) => {
  const folder = join('bench/peers', id)
  const names = filesBelow(folder).filter((name) => /\.(njk|html)$/.test(name))
  expect(TYPES.size).toBeGreaterThan(9)
  for (const type of TYPES) expect(names.join('\n')).toContain(`sections/${type}.`)
  const named = new Set(names.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/_[A-Z]\w*-\w+/g) ?? []))
  expect(named.size).toBeGreaterThan(50)
  expect([...named].filter((name) => !CLASSES.has(name))).toEqual([])
})
