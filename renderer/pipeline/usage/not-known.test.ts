import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../../tests/sites'
import { USAGE_KINDS } from './find-usage'
import type { UsageReport } from './usage-report'

const documents = {
  'shared/words.json': prose(),
  'shared/spare.json': prose(),
  // words are no pictures and no icons, whatever they say
  'pages/about.json': page([prose({ body: '/images/none.jpg' }), prose({ body: 'zzzicon' })]),
  'pages/plano.json': page([{ type: 'banner', title: 5, buttons: [{ label: 'Call', href: '/', icon: 'qqqicon' }] }]),
}

const usage = (kind: string, name: string, more: object = documents): UsageReport | string =>
  USAGE_KINDS[kind]!(openedSite({ ...more }), name)

test.each([
  ['section', 'bannr', 'there is no section type "bannr". Did you mean "banner"?'],
  ['shared', 'wrds', 'there is no shared section "wrds". Did you mean "words"?'],
  ['field', 'bannr.title', 'there is no section type "bannr". Did you mean "banner"?'],
  ['field', 'banner.button.label', 'banner has no field "button.label". Did you mean "buttons.label"?'],
  ['field', 'banner.zzzzzzzzzz', 'banner has no field "zzzzzzzzzz". npm run usage -- field banner lists them.'],
  ['image', 'logo-mrk.svg', 'there is no picture logo-mrk.svg. Did you mean "/images/logo-mark.svg"?'],
  ['image', '/images/logo-mrk.svg', 'there is no picture /images/logo-mrk.svg. Did you mean "/images/logo-mark.svg"?'],
  ['icon', 'phoen', 'Lucide has no icon "phoen". Did you mean "phone"?'],
  ['variable', 'phon', 'there is no variable "phon". Did you mean "phone"?'],
  ['link', '/abuot', 'nothing has the address /abuot, and nothing links to it. Did you mean "/about"?'],
])('%s %s is not known', (kind, name, sentence) => {
  expect(usage(kind, name)).toBe(sentence)
})

test.each([
  ['section', /^there is no section type "zzzzzzzzzzzz". There are: banner, .*, prose, .*[a-z]\.$/],
  ['shared', /^there is no shared section "zzzzzzzzzzzz". There are: spare, words\.$/],
  ['image', /^there is no picture zzzzzzzzzzzz. public\/images holds the pictures\.$/],
  ['icon', /^Lucide has no icon "zzzzzzzzzzzz". See lucide\.dev\/icons\.$/],
])('a %s whose name is like no other', (kind, sentence) => {
  expect(usage(kind, 'zzzzzzzzzzzz')).toMatch(sentence)
})

test('without shared sections the folder is said to be empty', () => {
  expect(usage('shared', 'words', {})).toBe('there is no shared section "words". The folder shared/ is empty.')
})

test('what is not known, but used, is told where it stands', () => {
  expect(usage('icon', 'qqqicon')).toMatchObject({ uses: [{ pointer: '/sections/0/buttons/0/icon' }] })
  expect(usage('icon', 'zzzicon')).toMatch(/^Lucide has no icon/)
  expect(usage('image', '/images/none.jpg')).toMatch(/^there is no picture/)
})

test('a title that is no text does not help to find a section', () => {
  expect(usage('section', 'banner')).toMatchObject({ uses: [{ detail: undefined }] })
})
