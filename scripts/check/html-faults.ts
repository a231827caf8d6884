import { type ConfigData, HtmlValidate } from 'html-validate'

const RULES: ConfigData['rules'] = {
  // this class keeps a number on one line, and leaves the characters that people search and copy
  'tel-non-breaking': ['error', { ignoreClasses: ['nobr'] }],
  'heading-level': 'error',
  // a question with several answers is a group of checkboxes of one name
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
  // styles that HTML leaves open, and in which React and Vike differ: <br/>, srcSet, hidden="", async
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
}

const strict = new HtmlValidate({ extends: ['html-validate:recommended'], rules: RULES })

/**
 * Validates the HTML of a page.
 * @param allowed the names of rules that don't count
 * @returns a line for each fault
 */
export async function htmlFaults(html: string, allowed: string[] = []): Promise<string[]> {
  const { results } = await strict.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !allowed.includes(ruleId))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`)
}
