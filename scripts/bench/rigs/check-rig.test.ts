import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import type { Tool } from '../tools/tool'
import { RigDiffers, checkRig } from './check-rig'

/** A tool that has built these pages. */
function tool(name: string, bodies: string[]): Tool {
  const pages = temporaryFolder()
  bodies.forEach((body, number) => writeFileSync(join(pages, `town-${number}.html`), body))
  const build = { program: '', args: [], cwd: '' }
  return { name, version: '1', build, leftovers: [], pages, edited: { document: '', page: '' } }
}

const own = () => tool('Plat', ['<p>One</p>', '<p>Some <b>bold</b> words</p>'])

test('the same pages pass', () => {
  checkRig(own(), tool('Hugo', ['<p>\nOne\n</p>', '<p>Some\n<b>bold</b> words</p>']), 2)
})

test('another page is told with the place where it first differs', () => {
  const tools = [own(), tool('Hugo', ['<p>One</p>', '<p>Some <b>bold</b> sentences</p>'])] as const
  const check = () => checkRig(...tools, 2)
  expect(check).toThrow(RigDiffers)
  expect(check).toThrow(/Hugo's town-1\.html/)
  expect(check).toThrow(
    /after +"bold"\n +must be +"words"\n +is +"sentences"\nMend its templates in bench\/peers\/hugo/,
  )
})

test('so is a page that ends too soon, and in a long line only where it differs', () => {
  expect(() => checkRig(own(), tool('Hugo', ['<p>One</p>', '<p>Some <b>bold</b></p>']), 2)).toThrow(
    /is +the end of the page/,
  )
  const [one, other] = ['a', 'b'].map((letter) => `<p>${'x'.repeat(500)}${letter}</p>`)
  expect(() => checkRig(tool('Plat', [one ?? '']), tool('Hugo', [other ?? '']), 1)).toThrow(
    /must be +…x{70,90}a"\n +is +…x{70,90}b"/,
  )
})
