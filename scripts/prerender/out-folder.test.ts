import { mkdirSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { UsageError } from '../command'
import { assertOutFolder } from './out-folder'

/** The project of a site with a link to its pages beside it. */
function project(): string {
  const root = temporaryFolder()
  for (const name of ['site.config/pages', 'public']) mkdirSync(join(root, name), { recursive: true })
  symlinkSync(join(root, 'site.config'), join(root, 'linked'), 'junction')
  return root
}

test.each(['site.config', 'site.config/pages/dist', 'public', 'public/site', 'linked/dist', '.', '..'])(
  'no build writes to %s of a site’s project',
  (name) => {
    const root = project()
    expect(() => assertOutFolder(join(root, name), join(root, 'site.config'))).toThrow(UsageError)
  },
)

test.each(['.', 'sections', 'renderer/live/out', 'node_modules/.cache', '..', '/', homedir()])(
  'no build writes to %s of this project',
  (name) => expect(() => assertOutFolder(name)).toThrow(/Choose/),
)

test('a build writes to a folder beside the site, which may not exist yet, and to the bench’s', () => {
  const root = project()
  for (const name of ['dist', 'public-2', 'out/site'])
    expect(() => assertOutFolder(join(root, name), join(root, 'site.config'))).not.toThrow()
  for (const name of ['dist', 'node_modules/.cache/plat/bench/plat/dist'])
    expect(() => assertOutFolder(name)).not.toThrow()
})
