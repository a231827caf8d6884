import { readFileSync, readdirSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { builtFile } from './built-site'

const FILES = readdirSync(builtFile(''), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // the class keeps a number in one line, and its characters stay those that people search and copy
  rules: {
    'tel-non-breaking': ['error', { ignoreClasses: ['nobr'] }],
    'heading-level': 'error',
    // what HTML lets everybody write as they like, and React and Vike do: <br/>, srcSet, hidden="", async
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
})

test.each(FILES)('%s is valid HTML', async (name) => {
  const { results } = await validator.validateString(readFileSync(builtFile(name), 'utf8'))
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
    ),
  ).toEqual([])
})
