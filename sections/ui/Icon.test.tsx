import iconNodes from 'lucide-static/icon-nodes.json'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './Icon'

const drawn = (name: string) => renderToStaticMarkup(<Icon name={name} className="big" />)

test('an icon’s shapes are written as SVG', () => {
  expect(drawn('check')).toBe(
    '<svg class="icon big" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg>',
  )
})

test('every icon of the set is found, with as many shapes as it has', () => {
  for (const [name, shapes] of Object.entries(iconNodes))
    expect(drawn(name).match(/<(?!svg|\/)/g), name).toHaveLength(shapes.length)
})

test.each(['path', 'chek'])('%s is no icon', (name) => {
  expect(() => drawn(name)).toThrow(`There is no Lucide icon named "${name}".`)
})
