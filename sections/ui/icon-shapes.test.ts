import iconNodes from 'lucide-static/icon-nodes.json'
import { expect, test } from 'vitest'
import { iconShapes } from './icon-shapes'

test('an icon’s shapes are written as SVG', () => expect(iconShapes('check')).toBe('<path d="M20 6 9 17l-5-5"/>'))

test('every icon of the set is found, with as many shapes as it has', () => {
  for (const [name, shapes] of Object.entries(iconNodes))
    expect(iconShapes(name).match(/</g), name).toHaveLength(shapes.length)
})

test('what is no icon is told, and nothing else that stands in the set is taken for one', () => {
  expect(() => iconShapes('path')).toThrow('There is no Lucide icon named "path".')
  expect(() => iconShapes('chek')).toThrow('There is no Lucide icon named "chek".')
})
