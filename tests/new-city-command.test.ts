import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine } from '../scripts/command'
import { copyOfRealSite } from './sites'

/** Runs `npm run new -- city`, without a terminal, in a copy of the site that ships. */
function newCity(folder: string, ...args: string[]) {
  const start = commandLine('new', 'city', ...args, '--site', folder)
  const { status, stdout, stderr } = spawnSync(process.execPath, start, { encoding: 'utf8', input: '' })
  return { status, stdout: stdout.replaceAll(folder, 'site.config'), stderr: stderr.replaceAll(folder, 'site.config') }
}

const GARLAND = ['Garland', '--set', 'county=Dallas County', 'coordinates=32.9126, -96.6389']

test('the page is the old one with other vars, and all that needs an edit is listed with its line', () => {
  const folder = copyOfRealSite()
  const { status, stdout } = newCity(folder, ...GARLAND, '--from', 'plano')
  const old = readFileSync(join(folder, 'pages/plano.json'), 'utf8')
  const written = readFileSync(join(folder, 'pages/garland.json'), 'utf8')
  const vars = '{ "city": "Garland", "county": "Dallas County", "coordinates": "32.9126, -96.6389" }'
  expect(written).toBe(old.replace(/(?<="vars": )\{.*\}/, vars))
  expect(status).toBe(0)

  const lines = written.split('\n')
  const listed = [...stdout.matchAll(/^ {2}site\.config\/pages\/garland\.json:(\d+):(\d+) {2}/gm)]
  expect(listed.map(([, line, column]) => lines[Number(line) - 1]?.slice(Number(column) - 1).slice(0, 5))).toEqual(
    [...written.matchAll(/plano/gi)].map(([name]) => name),
  )
  expect(stdout).toMatch(/^✓ site\.config\/pages\/garland\.json written\.\n\nIt still says Plano, in 3 places:\n/)
  expect(stdout).toMatch(/\nNow rewrite .*\n$/)
})

test('a var that the page needs and was not given is told at once, with its line', () => {
  const { status, stdout } = newCity(copyOfRealSite(), 'Garland', '--from', '/plano')
  expect(status).toBe(0)
  expect(stdout).toMatch(/site\.config\/pages\/garland\.json:\d+:\d+ {2}error .*\n {2}.*"county"/)
})

test('--dry-run says the same, and writes nothing', () => {
  const folder = copyOfRealSite()
  const before = readdirSync(join(folder, 'pages'))
  const { status, stdout } = newCity(folder, ...GARLAND, '--from', 'Plano', '--dry-run')
  expect(readdirSync(join(folder, 'pages'))).toEqual(before)
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^site\.config\/pages\/garland\.json would be written\./)])
  expect(stdout).toContain('It still says Plano, in 3 places:')
})

test('the file is named as the name stands in an address, beside the old one', () => {
  const folder = copyOfRealSite()
  expect(newCity(folder, 'Coeur d’Alene', '--from', 'allen.json').status).toBe(0)
  const { vars } = JSON.parse(readFileSync(join(folder, 'pages/coeur-dalene.json'), 'utf8'))
  expect(vars).toEqual({ city: 'Coeur d’Alene' })
})

test.each([
  [['Plano', '--from', 'allen'], /plano\.json exists already/],
  [['Garland', '--from', 'nowhere'], /there is no page nowhere\. City pages: allen, anna, /],
  [['Garland', '--from', 'plno'], /there is no page plno\. Did you mean "plano"\?/],
  [['Garland', '--from', 'aboutus'], /no city page: its vars name no city/],
  [['Garland', '--from', 'odd'], /no city page: its vars name no city/],
  [['Garland', '--from', 'broken'], /broken\.json is not JSON\. `npm run validate` shows what to mend/],
  [['Garland'], /--from: allen, anna, /],
  [['東京', '--from', 'plano'], /gives no address/],
  [['Garland', '--from', 'plano', '--set', 'county'], /--set takes name=value, not "county"/],
  [['Garland', '--from', 'plano', '--set', 'city=X'], /the city is named once/],
])('new city %j is wrong usage: one line, exit code 2, and nothing is written', (args, line) => {
  const folder = copyOfRealSite()
  writeFileSync(join(folder, 'pages/broken.json'), '{ "vars": { "city": "Broken" }, ')
  writeFileSync(join(folder, 'pages/odd.json'), '{ "vars": { "city": { "name": "Odd" } }, "sections": [] }')
  const { status, stdout, stderr } = newCity(folder, ...args)
  expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(/^error: .*\n$/)])
  expect(stderr).toMatch(line)
  expect(existsSync(join(folder, 'pages/garland.json'))).toBe(false)
})
