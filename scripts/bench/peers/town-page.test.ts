import { expect, test } from 'vitest'
import { readDocuments } from './read-documents'
import { createTownPage } from './town-page'

const town = (sections: object[], vars = {}) =>
  createTownPage(
    readDocuments('site.config'),
    12,
  )({
    number: 14,
    route: '/town-14',
    document: { title: '{city} | {business}', vars: { city: 'Town 14', ...vars }, sections } as never,
    html: '<nav aria-label="Near you"><a href="/town-9">Town 9</a></nav>',
  })

test('variables are filled and shared sections in place', () => {
  const page = town([{ use: 'permits', title: 'Permits in {city}' }])
  expect(page).toMatchObject({ title: 'Town 14 | Blackland Electric', city: 'Town 14', route: '/town-14', model: '2' })
  expect(page.sections).toMatchObject([{ type: 'permits', title: 'Permits in Town 14', tag: { stamp: 'Passed' } }])
})

test('a town with a telephone number of its own has that one', () => {
  expect(town([])).toMatchObject({ phone: '(972) 555-0142', tel: 'tel:+19725550142' })
  expect(town([], { phone: '(469) 555-0100' })).toMatchObject({ phone: '(469) 555-0100', tel: 'tel:+14695550100' })
})

test('what Plat derives is ready', () => {
  const { sections } = town([
    { type: 'quote', form: { title: 'Free' } },
    { type: 'faq', id: 'faq', items: [{ question: 'Can you come on Sunday?', answer: 'Yes.' }] },
    { type: 'contact', title: 'Call', cities: { title: 'Near you' } },
    { type: 'permits', tag: { title: 'City', rows: [{ label: 'Code', value: 'NEC' }], stamp: 'Passed' } },
    { type: 'why', title: 'Why' },
  ])
  expect(sections).toMatchObject([
    { form: { src: '/embeds/quote-form?city=Town%2014' } },
    { items: [{ id: 'faq-can-you-come-on' }] },
    { cities: { list: [{ name: 'Town 9', route: '/town-9' }] } },
    { tag: { label: 'City, Code: NEC, Passed' } },
    { type: 'why', title: 'Why' },
  ])
})
