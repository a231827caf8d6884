import type { ChildProcess } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { LiveState } from '../../renderer/dev/live-site'
import { askServer } from './ask-server'
import {
  BROKEN,
  BROKEN_LINE,
  COMPONENT,
  COMPONENT_FILE,
  SITE,
  copyWithGreeting,
  end,
  greet,
  runIn,
  startIn,
} from './greeting'

let folder = ''
const file = (path: string) => join(folder, path)

beforeAll(() => {
  folder = copyWithGreeting()
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000)

const build = () => runIn(folder, 'build', '--site', SITE, '--out', 'dist.bakery')

/** What the section must have become, wherever it was rendered. */
function expectGreeting(html: string): void {
  expect(html).toContain('<h1>Good morning all</h1>')
  expect(html).toContain('<em data-tone="warm">Call (802) 555-0119 — please</em>')
  const [, field] = /<label for="([^"]+)">Name<\/label>/.exec(html) ?? []
  expect(html).toContain(`<input id="${field}" value="Ann &amp; Bob"/>`)
  expect(html).toContain('<data value="3">4</data>')
  expect(html).toMatch(/<svg[^>]*class="[^"]*lucide-phone[^"]*"/)
}

describe('a section of hooks, context, memo, forwardRef, a class and another package', () => {
  test('is built', () => {
    const { status, stdout, stderr } = build()
    expect([status, stderr], stdout).toEqual([0, ''])
    expectGreeting(readFileSync(file('dist.bakery/client/greeting.html'), 'utf8'))
  })

  test('is rendered on request', async () => {
    const { port, server } = await startIn(folder, 'serve')
    try {
      const { status, body } = await askServer(port, '/greeting')
      expect(status).toBe(200)
      expectGreeting(body)
    } finally {
      await end(server)
    }
  })
})

describe('an error in a component', () => {
  test('is told by a build with its page, section, file and line, and not as a bug of ours', () => {
    // the code is bundled already
    greet(folder, 'Nobody')
    const { status, stderr } = build()
    greet(folder, 'Good morning all')
    expect(status, stderr).toBe(1)
    expect(stderr).toMatch(
      new RegExp(`^sections/greeting/Greeting\\.tsx:${BROKEN_LINE}:\\d+ {2}error {2}TypeError: Cannot`),
    )
    expect(stderr).toContain('while section 1 (greeting) of the page /greeting was rendered')
    expect(stderr).not.toContain('bug of Plat')
  })

  test('is told by its place where the code can’t be read', () => {
    writeFileSync(file(COMPONENT_FILE), COMPONENT.replace('<h1>{title}</h1>', '<h1>{title</h1>'))
    const { status, stderr } = build()
    expect(status, stderr).toBe(1)
    expect(stderr).toMatch(/sections\/greeting\/Greeting\.tsx:\d+:\d+/)
    expect(stderr).toMatch(/error: the code of the pages can’t be bundled \(exit code 1\), see above\.\n$/)
    expect(stderr).not.toMatch(/^\s+at /m)
  })
})

describe('the development server', () => {
  let port = 0
  let server: ChildProcess

  beforeAll(async () => {
    writeFileSync(file(COMPONENT_FILE), COMPONENT)
    ;({ port, server } = await startIn(folder, 'dev'))
  }, 120_000)

  afterAll(() => end(server))

  const ask = () => askServer(port, '/greeting', { accept: 'text/html' })
  const state = async () => JSON.parse((await askServer(port, '/@plat/state')).body) as LiveState

  /** Saves the component until it is seen: a server that has just started may not watch its files yet. */
  const save = (text: string, status: number) =>
    until(
      () => {
        writeFileSync(file(COMPONENT_FILE), text)
        return ask()
      },
      (answer) => answer.status === status,
    )

  /** Asks again until the answer is such a one: a server that starts again hangs up, one asked without pause is slow. */
  const until = <T>(get: () => Promise<T>, isIt: (answer: T) => boolean): Promise<T> =>
    vi.waitFor(
      async () => {
        const answer = await get()
        if (!isIt(answer)) throw new Error(`The last answer was ${JSON.stringify(answer)}.`)
        return answer
      },
      { timeout: 120_000, interval: 200 },
    )

  test('renders such a section', async () => {
    expectGreeting((await until(ask, ({ status }) => status === 200)).body)
  })

  test('shows an error of a component in the page’s place, until it is mended', async () => {
    const { version } = await state()
    await save(BROKEN, 500)
    // the file may have been saved twice: what is asked for meanwhile has no source map
    const { body } = await ask()
    expect(body).toMatch(new RegExp(`sections/greeting/Greeting\\.tsx:${BROKEN_LINE}:\\d+ {2}error {2}TypeError`))
    expect(body).toContain('while section 1 (greeting) of the page /greeting was rendered')
    expectGreeting((await save(COMPONENT, 200)).body)
    await until(state, (now) => now.version > version)
  })

  test('tells code that is none by its place', async () => {
    const { body } = await save(COMPONENT.replace('<h1>{title}</h1>', '<h1>{title</h1>'), 500)
    expect(body).toMatch(/sections\/greeting\/Greeting\.tsx:\d+:\d+ {2}error/)
    await save(COMPONENT, 200)
  })

  test('holds documents against a schema that is edited, and says which one is no JSON', async () => {
    const schema = file('schemas/sections/greeting.schema.json')
    const text = readFileSync(schema, 'utf8')
    writeFileSync(schema, text.replace('"required": ["type", "title"]', '"required": ["type", "title", "id"]'))
    const { report } = await until(state, (now) => now.report !== '')
    expect(report).toContain('must have "id"')
    writeFileSync(schema, '{')
    await until(state, (now) => now.report.includes('schemas/sections/greeting.schema.json is not JSON'))
    writeFileSync(schema, text)
    await until(state, (now) => now.report === '')
  })

  test('starts again with settings that are saved, and stays as it is while they have a mistake', async () => {
    const settings = file('vite.config.ts')
    const original = readFileSync(settings, 'utf8')
    const saveSettings = (text: string) => writeFileSync(settings, text)
    saveSettings(original.replace('publicDir: false,', 'publicDir: false, build: {'))
    const mended = original.replace('server: {', "server: { headers: { 'X-Settings': 'new' },")
    await until(
      () => {
        // a server that is starting again doesn't notice a further save
        saveSettings(mended)
        return askServer(port, '/@vite/client')
      },
      ({ headers }) => headers['x-settings'] === 'new',
    )
    // it may start again a second time
    expectGreeting((await until(ask, ({ status }) => status === 200)).body)
  })
})
