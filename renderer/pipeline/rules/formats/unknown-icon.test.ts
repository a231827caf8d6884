import { expect, test } from 'vitest'
import { told } from '../../../../tests/told'

const points = (...icons: string[]) => ({ type: 'points', items: icons.map((icon) => ({ icon, title: icon })) })

test('an icon that the site uses elsewhere is likelier than the hundreds that it could use', () => {
  expect(told('section', points('clock', 'flame', 'lame'))).toEqual(['unknown-icon «"lame"»: Did you mean "flame"?'])
})

test('a name that is like none is answered with what an icon’s name is', () => {
  expect(told('section', points('clock', 'my-own-drawing'))).toEqual([
    expect.stringContaining(
      'unknown-icon «"my-own-drawing"»: What belongs here: The name of an icon of the Lucide set',
    ),
  ])
})
