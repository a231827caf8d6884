import { expect, test } from 'vitest'
import { readCities } from './read-cities'

const PAGE = `
<nav aria-label="Main"><ul><li><a href="/">Home</a></li></ul></nav>
<nav class="_K1wj" aria-label="Towns &amp; more"><h3>Towns &amp; more</h3><ul>
<li><a href="/town-1">Town 1</a></li>
<li><a href="/town-2" aria-current="page">Town 2 <small>You are here</small></a></li>
</ul></nav>`

test('the listed cities are read, in their order', () => {
  expect(readCities(PAGE, 'Towns & more')).toEqual([
    { name: 'Town 1', route: '/town-1' },
    { name: 'Town 2', route: '/town-2' },
  ])
})
