import { listImages } from '../renderer/pipeline/images/public-folder'
import { exampleTexts, openTexts } from '../renderer/pipeline/rules/example-site'
import type { Example } from '../renderer/pipeline/rules/rule'

/**
 * What is told of the smallest site with this text in it, each problem as "rule «what is marked»: hint".
 * @param text JSON: a section of the home page, the whole home page, or members of site.json
 */
export function told(of: Example['of'], text: object | string, beside: Example['beside'] = {}): string[] {
  const wrong = typeof text === 'string' ? text : JSON.stringify(text, null, 2)
  const texts = exampleTexts({ of, wrong, right: '', beside }, 'wrong')
  const { problems } = openTexts(texts, listImages('public'))
  return problems.map(({ rule, file, start, end, hint }) => {
    const marked = texts.get(file.replace('site.config/', ''))?.slice(start, end) ?? ''
    return `${rule} «${marked}»: ${hint ?? ''}`
  })
}

/** The rules that are broken, without the places. */
export const rulesBroken = (...args: Parameters<typeof told>): string[] =>
  told(...args).map((line) => line.split(' ', 1)[0] ?? '')

/** The smallest page without warnings, with these sections and keys. */
export const wholePage = (sections: object[], more: object = {}): object => ({
  title: 'A page',
  description: 'What it says, in a sentence that is neither too short nor too long.',
  ...more,
  sections,
})
