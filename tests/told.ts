import { parseDocument } from '../renderer/pipeline/documents/parse-document'
import { type Images, listImages } from '../renderer/pipeline/documents/files'
import type { Problem } from '../renderer/pipeline/problems/problem'
import { SMALLEST_SITE, exampleTexts, openTexts } from '../scripts/example-site'
import type { Example, Rule } from '../renderer/pipeline/rules/rule'
import { openedSite, page } from './sites'

/**
 * What is told of the smallest site with this text in it, each problem as "rule «what is marked»: hint".
 * @param text JSON: a section of the home page, the whole home page, or members of site.json
 * @param beside other files of the site
 */
export function told(of: Example['of'], text: object | string, beside: Example['beside'] = {}): string[] {
  const { problems, texts } = problemsWith(of, text, beside)
  return problems.map(({ rule, file, start, end, hint }) => {
    const marked = texts.get(file.replace('site.config/', ''))?.slice(start, end) ?? ''
    return `${rule} «${marked}»: ${hint ?? ''}`
  })
}

/** The rules that are broken, without the places. */
export const rulesBroken = (...args: Parameters<typeof told>): string[] =>
  told(...args).map((line) => line.split(' ', 1)[0] ?? '')

/** What the same problems say is wrong. */
export const saidOf = (...[of, text, beside = {}]: Parameters<typeof told>): string[] =>
  problemsWith(of, text, beside).problems.map(({ what }) => what)

function problemsWith(of: Example['of'], text: object | string, beside: NonNullable<Example['beside']>) {
  const wrong = typeof text === 'string' ? text : JSON.stringify(text, null, 2)
  const texts = exampleTexts({ of, wrong, right: '', beside }, 'wrong')
  return { problems: openTexts(texts, listImages('public')).problems, texts }
}

/** The smallest page without warnings, with these sections and keys. */
export const wholePage = (sections: object[], more: object = {}): object => page(sections, more)

const LOGO = SMALLEST_SITE['site.json'].logo.light.src

/**
 * What a rule marks in a site, for its spec: "index.json: the marked text".
 * @param documents by their path, over those of the smallest site
 * @param images that there are, beside the smallest site's own
 * @throws when another rule than a warning is broken, which may hide this one's problems
 */
export function marksOf({ name }: Rule, documents: Record<string, object>, images: Images = new Map()): string[] {
  const { problems, sources } = openedSite(documents, new Map([[LOGO, undefined], ...images]))
  const error = problems.find(({ rule, severity }) => severity === 'error' && rule !== name)
  if (error) throw new Error(`${error.file}: ${error.where} ${error.what}`)
  const all = [sources.site, ...sources.pages.map(({ document }) => document), ...sources.shared.values()]
  const texts = new Map(all.map((document) => [document?.file, document?.text]))
  return problems
    .filter(({ rule }) => rule === name)
    .map(({ file, start, end }) => `${file.replace(/.*\//, '')}: ${texts.get(file)?.slice(start, end)}`)
}

/** What is wrong with the syntax of a document of this text. */
export const syntaxProblems = (text: string, file = 'site.config/pages/x.json'): Problem[] =>
  parseDocument(file, text).problems

/**
 * The mistakes of a text, for specs: what is said of each, and the text with «…» around all that is marked.
 * @param marked a text; its marks are taken out before it is read
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
