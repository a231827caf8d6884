import { expect, test } from 'vitest'
import { keepTexts } from './keep-texts'

const HELPER = `function helper(name) {
	if (name) {
		return import.meta.url
	}
}`

test.each([
  [
    'const code = `export const a = ${helper.toString()}`',
    `const code = \`export const a = \${${JSON.stringify(HELPER)}}\``,
  ],
  ["const code = helper.toString().replace('a', 'b')", `const code = ${JSON.stringify(HELPER)}.replace('a', 'b')`],
])('a function’s text is written where %s asks for it', (asked, written) => {
  expect(keepTexts(`${HELPER}\n${asked}`)).toBe(`${HELPER}\n${written}`)
})

test.each(['`${count.toString()}`', "text.toString().replace('a', 'b')", 'helper.toString()'])(
  '%s is left as it is',
  (asked) => expect(keepTexts(`${HELPER}\n${asked}`)).toBe(`${HELPER}\n${asked}`),
)
