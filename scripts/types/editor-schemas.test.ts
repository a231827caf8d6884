import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type OpenSite, openSite } from '../../renderer/pipeline/open-site'
import { type Documents, openedSite, prose, resolvedSite } from '../../tests/sites'
import { temporaryFolder, temporarySite } from '../../tests/temporary-sites'
import type { EditorSchema } from './adapt-schema'
import { editorSchemas, siteNames, updateEditorSchemas } from './editor-schemas'

const NAMES = {
  images: ['/images/van.jpg'],
  pages: [],
  addresses: [],
  shared: [
    { value: 'welcome', type: 'prose', about: 'prose: Welcome' },
    { value: 'half', type: 'pro', about: 'pro' },
  ],
  lists: [
    { value: 'reviews', kind: 'testimonial' },
    { value: 'asked', kind: 'question' },
  ],
}

const definitionsOf = (schema: EditorSchema = {}) => schema.definitions as Record<string, EditorSchema>

test('for JetBrains editors, each branch names its own fields, and values have descriptions', () => {
  const { Section, UseName } = definitionsOf(editorSchemas(NAMES)['page.json'])
  const title = { $ref: '#/definitions/sections-prose/properties/title' }
  const branches = (Section!.allOf as { then?: EditorSchema }[]).map(({ then }) => then)
  expect(branches).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: 'prose', properties: expect.objectContaining({ type: {}, title }) }),
      expect.objectContaining({
        title: 'welcome',
        description: 'prose: Welcome',
        properties: expect.objectContaining({ use: { $ref: '#/definitions/UseName' }, title }),
      }),
    ]),
  )
  // a half-written shared section can have any fields
  expect(branches.map((branch) => branch?.title)).not.toContain('half')
  expect(UseName?.anyOf).toMatchObject([{}, { enumDescriptions: ['prose: Welcome', 'pro'] }])
  expect(definitionsOf(editorSchemas()['page.json']).UseName).not.toHaveProperty('anyOf')
})

test('the names of a site are those of its pages, pictures and shared sections, even if some are broken', () => {
  const images = new Map(
    ['/images/b', '/images/b.old (2024)', '/images/b/van.jpg', '/images/b/a.jpg'].map((at) => [at, undefined]),
  )
  const site = resolvedSite({
    'site.json': { redirects: [{ from: '/old', to: '/' }] },
    'pages/a.json': '{ "title": ',
    'pages/index.json': '{ "title": "Home in {city}", "vars": { "city": "Stowe" }, "sections": [] }',
    'pages/404.json': '{ "title": "Nothing here" }',
    'shared/map.json': '{ "type": "map", "title": "Our towns" }',
    'shared/new.json': '{}',
    'shared/half.json': '{ "type": "hero", ',
    'lists/asked.json': '{ "of": "question", "entries": [] }',
    'lists/half.json': '{ "of": ',
  })
  expect(siteNames({ ...site, images, publicFiles: ['/images/b/van.jpg', '/menu.pdf'] }, site.facts)).toEqual({
    images: ['/images/b/a.jpg', '/images/b/van.jpg'],
    pages: [
      { value: '/a', about: '' },
      { value: '/', about: 'Home in Stowe' },
    ],
    addresses: expect.arrayContaining(['/', '/a', '/404', '/old', '/menu.pdf']),
    shared: [
      { value: 'map', type: 'map', about: 'map: Our towns' },
      { value: 'new', type: '', about: '' },
      { value: 'half', type: '', about: '' },
    ],
    lists: [
      { value: 'asked', kind: 'question' },
      { value: 'half', kind: '' },
    ],
  })
})

test('a section is offered the lists of the kind that it takes', () => {
  const definitions = definitionsOf(editorSchemas(NAMES)['page.json'])
  expect(definitions['selections-question']?.properties).toMatchObject({ list: { examples: ['asked'] } })
  expect(definitions['selections-project']?.properties).not.toHaveProperty('list.examples')
})

/** The project's own site, with these documents in addition to a page and site.json. */
const ownSite = (documents?: Documents) => openedSite(documents, new Map())

const update = (site: OpenSite, into: string) => updateEditorSchemas(site, site.facts, into)

test('editors know the names of the project’s own site, and only changed files are written again', () => {
  const folder = join(temporaryFolder(), 'new/editor')
  update(ownSite(), folder)
  const names = ['list.json', 'page.json', 'section.json', 'site.json']
  expect(readdirSync(folder).sort()).toEqual(names)
  const longAgo = new Date('2001-01-01')
  for (const name of names) utimesSync(join(folder, name), longAgo, longAgo)
  const areNew = () => names.map((name) => statSync(join(folder, name)).mtime > longAgo)
  update(ownSite(), folder)
  expect(areNew()).toEqual([false, false, false, false])
  update(ownSite({ 'shared/words.json': prose() }), folder)
  expect(areNew()).toEqual([false, true, false, false])
  const page = JSON.parse(readFileSync(join(folder, 'page.json'), 'utf8'))
  expect(definitionsOf(page).UseName?.examples).toEqual(['words'])
})

test('nothing is written for another site', () => {
  const folder = join(temporaryFolder(), 'editor')
  update(openSite(temporarySite()), folder)
  expect(existsSync(folder)).toBe(false)
})

test('if a file can’t be written, a warning is printed and nothing is thrown', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'editor'), 'no folder')
  update(ownSite(), join(folder, 'editor'))
  expect(warn).toHaveBeenLastCalledWith(expect.stringMatching(/editor.* Error: EEXIST/))
  mkdirSync(join(folder, 'page.json'))
  update(ownSite(), folder)
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('EISDIR'))
})
