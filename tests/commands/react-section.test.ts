import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askServer, endServer } from '../servers/ask-server'
import {
  BROKEN_LINE,
  COMPONENT,
  COMPONENT_FILE,
  MARKUP,
  SITE,
  STYLED,
  STYLED_ELEMENT,
  copyWithGreeting,
  greet,
  runIn,
  startIn,
  writeGreetings,
} from './greeting'

let folder = ''
const file = (path: string) => join(folder, path)

beforeAll(() => {
  folder = copyWithGreeting()
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000)

const build = () => runIn(folder, 'build', '--site', SITE, '--out', 'dist.bakery')

/** Expects a page to have the section's markup. */
function expectGreeting(html: string): void {
  for (const piece of MARKUP) expect(html).toMatch(piece)
}

describe('a section with hooks, context, memo, forwardRef, a class and another package', () => {
  test('is built', () => {
    const { status, stdout, stderr } = build()
    // on a busy machine it prints its progress
    const messages = stderr.replaceAll(/^\w+: \d+ of \d+, \d+ s left\n/gm, '')
    expect([status, messages], stdout).toEqual([0, ''])
    expect(stdout).not.toContain('inline-style')
    expectGreeting(readFileSync(file('dist.bakery/client/greeting.html'), 'utf8'))
  })

  test('is rendered on request', async () => {
    const { port, server } = await startIn(folder, 'serve')
    try {
      const { status, body } = await askServer(port, '/greeting')
      expect(status).toBe(200)
      expectGreeting(body)
    } finally {
      await endServer(server)
    }
  })
})

test('a build warns about a style attribute once for each component, even if it renders nothing', () => {
  writeGreetings(folder, 'greeting', ['Good morning all', STYLED])
  writeGreetings(folder, 'welcome', [STYLED, STYLED])
  const builds = [build(), build()]
  rmSync(file(`${SITE}/pages/welcome.json`))
  greet(folder, 'Good morning all')
  for (const { status, stdout } of builds) {
    expect(status, stdout).toBe(0)
    expect(stdout.match(/^.* {2}inline-style$/gm)).toEqual([
      'sections/unusual-greeting/UnusualGreeting.tsx  warning  section 2 of /greeting  inline-style',
    ])
    expect(stdout).toContain(`renders ${STYLED_ELEMENT}, here and on 1 more page.`)
  }
})

describe('an error in a component', () => {
  test('is reported by a build with its page, section, file and line, and not as a bug of Plat', () => {
    // the code is already bundled
    greet(folder, 'Nobody')
    const { status, stderr } = build()
    greet(folder, 'Good morning all')
    expect(status, stderr).toBe(1)
    expect(stderr).toMatch(
      new RegExp(`^sections/unusual-greeting/UnusualGreeting\\.tsx:${BROKEN_LINE}:\\d+ {2}error {2}TypeError: Cannot`),
    )
    expect(stderr).toContain('while rendering section 1 (unusual-greeting) of the page /greeting')
    expect(stderr).not.toContain('bug of Plat')
  })

  test('is reported with its place if the code can’t be parsed', () => {
    writeFileSync(file(COMPONENT_FILE), COMPONENT.replace('<h1>{title}</h1>', '<h1>{title</h1>'))
    const { status, stderr } = build()
    expect(status, stderr).toBe(1)
    expect(stderr).toMatch(/sections\/unusual-greeting\/UnusualGreeting\.tsx:\d+:\d+/)
    expect(stderr).toMatch(/error: the code of the pages can’t be bundled \(exit code 1\)\. See above\.\n$/)
    expect(stderr).not.toMatch(/^\s+at /m)
  })
})
