import { expect, test } from 'vitest'
import { askForPage, askForVars } from './ask-for-city'

test('the pages are offered by number and name', () => {
  expect(askForPage([{ route: '/allen' }, { route: '/towns/plano' }])).toBe(
    '  1  allen\n  2  towns/plano\nWhich page is to be copied? ',
  )
})

test('only what is not given is asked for, and an empty answer leaves it out', async () => {
  const answers: Record<string, string> = { phone: '', county: 'Dallas County' }
  const asked: string[] = []
  const ask = async (question: string) => {
    const [name = ''] = question.split(' ')
    asked.push(question)
    return answers[name] ?? 'unasked'
  }
  const old = { city: 'Plano', county: 'Collin County', phone: '1', coordinates: '1, 2' }
  expect(await askForVars(ask, old, { city: 'Garland', coordinates: '3, 4' })).toEqual({
    city: 'Garland',
    county: 'Dallas County',
    coordinates: '3, 4',
  })
  expect(asked).toEqual(['county (was "Collin County"; empty for none): ', 'phone (was "1"; empty for none): '])
})
