import { expect, test } from 'vitest'
import { sourcesOf } from '../../../tests/sites'
import { type FirstUses, SharedUse, noteUses } from './shared-use'

const { shared } = sourcesOf({
  'shared/used.json': '"{city} {phone}"',
  'shared/idle.json': '"{city} {phone}"',
  'shared/broken.json': '{',
  'shared/alsoBroken.json': '{',
})

test('a section that pages use is filled as for the first of them, one that none uses with the site’s facts', () => {
  const uses: FirstUses = new Map()
  noteUses(uses, [], () => ({ city: 'Anna' }))
  noteUses(uses, ['used'], () => ({ city: 'Plano', phone: '1' }))
  noteUses(uses, ['used'], () => ({ city: 'Allen', phone: '2' }))
  const use = new SharedUse(shared, { phone: '5' }, uses)
  expect(use.sections).toEqual({
    used: [{ document: shared.get('used'), data: 'Plano 1' }],
    unused: [{ document: shared.get('idle'), data: '{city} 5' }],
  })
  // what only a page could fill in is not missing
  expect(use.unfilled).toEqual([{ document: shared.get('idle'), path: [] }])
})
