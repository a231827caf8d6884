import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type OpenSite, openSite } from '../../renderer/pipeline/open-site'
import { type Documents, openedSite, prose, temporaryFolder, temporarySite } from '../../tests/sites'
import { updateEditorSchemas } from './update-editor-schemas'

const LONG_AGO = new Date('2001-01-01')

/** The project's own site, as if it had these documents beside a page and site.json. */
const ownSite = (documents?: Documents) => openedSite(documents, new Map())

const update = (site: OpenSite, folder: string) =>
  updateEditorSchemas({ ...site, shared: site.sources.shared }, site.facts, folder)

test('editors of the project’s own site know its names', () => {
  const folder = join(temporaryFolder(), 'new/editor')
  update(ownSite({ 'shared/words.json': prose() }), folder)
  expect(readdirSync(folder).sort()).toEqual(['page.json', 'section.json', 'site.json'])
  const { definitions } = JSON.parse(readFileSync(join(folder, 'page.json'), 'utf8'))
  expect(definitions.UseName.examples).toEqual(['words'])
  expect(definitions).toHaveProperty('sections-hero')
})

test('only what changed is written again', () => {
  const folder = temporaryFolder()
  update(ownSite(), folder)
  const dates = () => readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtime.getFullYear() > 2001])
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), LONG_AGO, LONG_AGO)
  update(ownSite(), folder)
  expect(Object.fromEntries(dates())).toEqual({ 'page.json': false, 'section.json': false, 'site.json': false })
  update(ownSite({ 'shared/words.json': prose() }), folder)
  expect(Object.fromEntries(dates())).toEqual({ 'page.json': true, 'section.json': false, 'site.json': false })
})

test('the names of another site are not told', async () => {
  const folder = join(temporaryFolder(), 'editor')
  update(openSite(temporarySite()), folder)
  expect(existsSync(folder)).toBe(false)
})

test('what can’t be written is told, and stops nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'editor'), 'no folder')
  update(ownSite(), join(folder, 'editor'))
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(join(folder, 'editor')))
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('EEXIST'))
  mkdirSync(join(folder, 'page.json'))
  update(ownSite(), folder)
  expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('EISDIR'))
})
