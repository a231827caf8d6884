import { expect, test } from 'vitest'
import { reported } from '../../../tests/problems'
import { page, prose } from '../../../tests/sites'
import { SITE_FILE } from '../definition/examples'

const showing = (body: string) => ({
  'pages/shown.json': page([prose({ level: 1, body })], { index: false, title: 'Shown' }),
})

const aboutVars = (vars: string, body = 'Words.') =>
  reported('site', `"vars": ${vars}`, showing(body)).filter((line) => line.includes('variable'))

test('a variable that no text uses is a warning, wherever it could be used', () => {
  expect(aboutVars('{ "price": "$89" }')).toEqual(['unused-variable «"price"»: Write {price} in a text, or delete it.'])
  expect(aboutVars('{ "price": "$89" }', 'From {price}.')).toEqual([])
})

test.each(['phone', 'year', 'cityCount'])('no variable can be called %s', (name) => {
  expect(aboutVars(`{ "${name}": "1" }`, `{${name}}`)).toEqual([
    `taken-variable «"${name}"»: Give the variable a name of its own, such as "nightPhone".`,
  ])
})

test('a variable with a wrong name is suggested', () => {
  expect(aboutVars('{ "visitPrice": "$89" }', 'From {visitprice} to {visitPrice}.')).toEqual([
    'unknown-variable «{visitprice}»: Did you mean "visitPrice"?',
  ])
})

const social = (text: string) => reported('site', `"social": [${text}]`)

test('another network needs a label and an icon', () => {
  const href = '"href": "https://forum.example/acme"'
  expect(social(`{ "network": "other", ${href} }`)).toEqual([expect.stringMatching(/^unnamed-network «\{»/)])
  expect(social(`{ "network": "other", "label": "Forum", "icon": "messages-square", ${href} }`)).toEqual([])
  expect(social(`{ "network": "bbb", ${href} }`)).toEqual([])
})

test.each(['"fax": "555-0100"', '"phones": [{ "label": "After hours", "number": "555-0100" }]'])(
  'the number in %s must be one that can be dialed',
  (text) => {
    expect(reported('site', text)).toEqual([expect.stringMatching(/^invalid-phone «"555-0100"»/)])
  },
)

test.each([
  ['[text us](sms:(802) 555-0100?body=Hello there)', []],
  ['[text us](sms:555-0100)', [expect.stringMatching(/^invalid-phone «555-0100»/)]],
])('the number in %s must be one that can be written to', (body, problems) => {
  expect(reported('section', prose({ body }))).toEqual(problems)
})

test('a badge of the footer leads to a page that exists, and says what it shows', () => {
  const badge = (alt: string, href: string) =>
    reported(
      'site.json',
      SITE_FILE.replace(
        '"©"',
        `"© {year}", "badges": [{ "src": "/images/logo-mark.svg", "alt": "${alt}", "href": "${href}" }]`,
      ),
    )
  expect(badge('Our reviews at the bureau', 'https://bbb.example/acme')).toEqual([])
  expect(badge('Our reviews at the bureau', '/reviws')).toEqual([expect.stringMatching(/^broken-link «\/reviws»/)])
  expect(badge('badge.png', 'https://bbb.example/acme')).toEqual([expect.stringMatching(/^missing-alt «"badge.png"»/)])
})
