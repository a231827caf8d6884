import { type Images, listImages } from '../renderer/pictures/pictures'
import { parseDocument } from '../renderer/pipeline/parse-document'
import type { Problem } from '../renderer/problems/problem'
import type { Example } from '../renderer/rules/definition/rule'
import { SMALLEST_SITE, exampleTexts, openTexts } from '../scripts/example-site'
import { openedSite, page } from './sites'
import { ELECTRICIAN } from '../scripts/fixtures'

/**
 * The problems of the smallest site with a text in it, each as "rule «what is marked»: hint".
 * @param text JSON: a section of the home page, the whole home page, or members of site.json
 * @param files other files of the site
 */
export function reported(of: Example['of'], text: object | string, files: Example['files'] = {}): string[] {
  const { problems, texts } = problemsWith(of, text, files)
  return problems.map(({ rule, file, start, end, hint }) => {
    const marked = texts.get(file.replace('site.config/', ''))?.slice(start, end) ?? ''
    return `${rule} «${marked}»: ${hint ?? ''}`
  })
}

/** The rules of the same problems. */
export const brokenRules = (...args: Parameters<typeof reported>): string[] =>
  reported(...args).map((line) => line.split(' ', 1)[0] ?? '')

/** The messages of the same problems. */
export const messagesOf = (...[of, text, files = {}]: Parameters<typeof reported>): string[] =>
  problemsWith(of, text, files).problems.map(({ what }) => what)

function problemsWith(of: Example['of'], text: object | string, files: NonNullable<Example['files']>) {
  const wrong = typeof text === 'string' ? text : JSON.stringify(text, null, 2)
  const texts = exampleTexts({ of, wrong, right: '', files }, 'wrong')
  return { problems: openTexts(texts, listImages(ELECTRICIAN.public)).problems, texts }
}

/** The smallest page without warnings, with these sections and keys. */
export const wholePage = (sections: object[], more: object = {}): object => page(sections, more)

const LOGO = SMALLEST_SITE['site.json'].logo.light.src

/**
 * What a rule marks in a site: "index.json: the marked text".
 * @param name the rule's
 * @param documents by their path, over those of the smallest site
 * @param images of the site, in addition to the smallest site's own
 * @throws if another rule reports an error, which may hide this rule's problems
 */
export function marksOf(name: string, documents: Record<string, object>, images: Images = new Map()): string[] {
  const { problems, textOf } = openedSite(documents, new Map([[LOGO, undefined], ...images]))
  const error = problems.find(({ rule, severity }) => severity === 'error' && rule !== name)
  if (error) throw new Error(`${error.file}: ${error.where} ${error.what}`)
  return problems
    .filter(({ rule }) => rule === name)
    .map(({ file, start, end }) => `${file.replace(/.*\//, '')}: ${textOf(file).slice(start, end)}`)
}

/** The problems of the syntax of a text. */
export const syntaxProblems = (text: string): Problem[] => parseDocument('site.config/pages/x.json', text).problems

/**
 * The mistakes in the syntax of a text, and the text with «…» around each of them.
 * @param marked a text whose marks are removed before it is parsed
 */
export function markedMistakes(marked: string): { marked: string; said: string[]; hints: (string | undefined)[] } {
  const text = marked.replaceAll(/[«»]/g, '')
  const problems = syntaxProblems(text)
  const withMarks = problems.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}«${rest.slice(start, end)}»${rest.slice(end)}`,
    text,
  )
  return { marked: withMarks, said: problems.map(({ what }) => what), hints: problems.map(({ hint }) => hint) }
}
