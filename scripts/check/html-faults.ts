import { type ConfigData, HtmlValidate } from 'html-validate'

const RULES: ConfigData['rules'] = {
  // the class keeps a number in one line, and its characters stay those that people search and copy
  'tel-non-breaking': ['error', { ignoreClasses: ['nobr'] }],
  'heading-level': 'error',
  // what HTML lets everybody write as they like, and React and Vike do: <br/>, srcSet, hidden="", async
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
}

const strict = new HtmlValidate({ extends: ['html-validate:recommended'], rules: RULES })

/**
 * What is no valid HTML in a page, a line each.
 * @param allowed names of rules that don't count
 */
export async function htmlFaults(html: string, allowed: string[] = []): Promise<string[]> {
  const { results } = await strict.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !allowed.includes(ruleId))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`)
}
