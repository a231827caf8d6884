import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { mapPlaces } from './map-places'
import { AROUND, runPacked, toAscii } from './packed-script.mjs'

const folder = mkdtempSync(join(tmpdir(), 'plat-'))

async function pack(name: string, source: string): Promise<string> {
  const [entry, outfile] = [join(folder, `${name}.ts`), join(folder, `${name}.cjs`)]
  writeFileSync(entry, source)
  await build({ ...AROUND, entryPoints: [entry], outfile, bundle: true, platform: 'node', sourcemap: 'external' })
  return outfile
}

test('a script is given what it needs, and says what it exports', async () => {
  const file = await pack('sum', "import { sep } from 'node:path'\nexport const text = sep + String(1 + 2)\n")
  expect(runPacked<{ text: string }>(file).exports.text).toMatch(/^[/\\]3$/)
})

test('compiled code is kept once', async () => {
  const file = await pack('kept', 'export const twice = (a: number) => 2 * a\n')
  const first = runPacked<{ twice: (a: number) => number }>(file)
  expect(first.exports.twice(2)).toBe(4)
  expect(existsSync(`${file}.compiled`)).toBe(false)
  first.keepCompiled()
  const { mtimeMs } = statSync(`${file}.compiled`)
  const second = runPacked<{ twice: (a: number) => number }>(file)
  expect(second.exports.twice(3)).toBe(6)
  second.keepCompiled()
  expect(statSync(`${file}.compiled`).mtimeMs).toBe(mtimeMs)
})

test('what V8 compiled with flags that were set meanwhile is not kept, since it would refuse it', async () => {
  const file = await pack('flags', "import { setFlagsFromString } from 'node:v8'\nsetFlagsFromString('--no-opt')\n")
  const runner = `import { runPacked } from './scripts/packed-script.mjs'; runPacked(process.argv[1]).keepCompiled()`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', runner, file])
  expect([status, String(stderr)]).toEqual([0, ''])
  expect(existsSync(`${file}.compiled`)).toBe(false)
})

test('the place of a mistake is that in our source', async () => {
  const file = await pack('fail', 'interface None {}\n\nexport const fail = (_: None) => {\n  throw new Error()\n}\n')
  try {
    runPacked<{ fail: (_: object) => void }>(file).exports.fail({})
    expect.unreachable()
  } catch (error) {
    expect(mapPlaces((error as Error).stack ?? '')).toContain(`${join(folder, 'fail.ts')}:4:`)
  }
})

test('signs beyond ASCII are escaped', () => {
  expect(toAscii('/[“\u2028]/')).toBe(String.raw`/[\u201c\u2028]/`)
})
