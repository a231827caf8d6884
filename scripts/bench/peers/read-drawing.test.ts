import { expect, test } from 'vitest'
import { readDrawing } from './read-drawing'

const page = (
  more = '',
) => `<div class="_Map-map${more}" data-frame-slot=""><svg class="_Map-drawing" viewBox="0 0 1216 600" role="img">
<path d="M1 1z" class="_Map-lake"/><text x="840" y="433" class="_Map-water">Lavon Lake</text>
<g class="_Map-roads"><path d="M5 6" class="_Map-edge"/><path d="M5 6"/></g>
<g class="_Map-shields"><g><rect x="552" y="455" width="38" height="24" rx="6"/><text x="571" y="472">75</text></g></g>
<g class="_Map-towns"><g><circle cx="597" cy="408" r="5.5"/><text x="609" y="414">Allen</text></g>
<g class="_Map-here"><circle cx="542" cy="508" r="24" class="_Map-glow"/><circle cx="542" cy="507" r="9"/><text x="542" y="556" text-anchor="middle">Plano</text></g></g>
</svg></div>`

test('the numbers of a drawing are read', () => {
  expect(readDrawing(page())).toEqual({
    wide: false,
    lakes: [{ name: 'Lavon Lake', x: '840', y: '433', path: 'M1 1z' }],
    roads: 'M5 6',
    shields: [{ left: '552', top: '455', name: '75', x: '571', y: '472' }],
    towns: [
      { here: false, cx: '597', cy: '408', label: { name: 'Allen', x: '609', y: '414' } },
      { here: true, cx: '542', cy: '507', label: { name: 'Plano', x: '542', y: '556', anchor: 'middle' } },
    ],
  })
})

test('so is whether phones see the whole of it', () => {
  expect(readDrawing(page(' _Map-wide'))).toMatchObject({ wide: true })
})
