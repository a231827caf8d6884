import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './Icon'

const drawn = (name: string) => renderToStaticMarkup(<Icon name={name} className="big" />)

test('an icon’s shapes are written as SVG', () => {
  expect(drawn('check')).toBe(
    '<svg class="icon big" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg>',
  )
  expect(drawn('settings').match(/<(path|circle) /g)).toEqual(['<path ', '<circle '])
})

test.each(['path', 'chek'])('%s is no icon', (name) => {
  expect(() => drawn(name)).toThrow(`There is no Lucide icon named "${name}".`)
})
