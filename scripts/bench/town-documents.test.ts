import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { temporaryFolder } from '../../tests/sites'
import { writeTowns } from './town-documents'

test('towns are a valid site of the models’ form, each with words and a place of its own, the same in every run', () => {
  const [folder, again] = [temporaryFolder(), temporaryFolder()]
  expect(writeTowns(folder, 25)).toBe(12)
  expect(writeTowns(again, 1)).toBe(1)
  const [written, shipped] = [join(folder, 'site.config'), 'site.config'].map(openSite)
  expect(written?.problems.map(({ rule }) => rule)).toEqual(shipped?.problems.map(({ rule }) => rule))
  expect(written?.pages.length).toBe((shipped?.pages.length ?? 0) + 25)

  const read = (place: string, name: string) => readFileSync(join(place, 'site.config/pages', name), 'utf8')
  const [first, same, second] = [read(folder, 'town-0.json'), read(again, 'town-0.json'), read(folder, 'town-12.json')]
  expect(same).toBe(first)
  const prose = (text: string) => JSON.parse(text).sections[0].lead as string
  expect(prose(second)).not.toBe(prose(first))
  expect(prose(second)).toHaveLength(prose(first).length)
  expect(JSON.parse(second).vars).toMatchObject({
    city: 'Town 12',
    coordinates: expect.stringMatching(/^3\d\.\d{4}, -9/),
  })
  expect(second.match(/"href": ".*"/g)).toEqual(first.match(/"href": ".*"/g))
})
