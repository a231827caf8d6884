import type { Problem } from '../problems/problem'
import { FORMAT_RULES, invalidLink } from './formats'
import { invalidRoute, routeClash } from './routes'
import { brokenAnchor, brokenLink, linkToAlias, orphanPage } from './links'
import { hostNotAllowed, missingSite, sampleProvider, fileClash, unusedImage } from './files'
import { missingImage, smallPicture, duplicateAlt, missingAlt } from './pictures'
import { unknownSharedSection, unusedSharedSection } from './shared-sections'
import { unknownVariable } from './variables'
import type { DocumentRule, DocumentView, KeywordRule, Rule, SiteRule } from './rule'
import {
  emptyText,
  listLength,
  outOfRange,
  unknownValue,
  wrongForm,
  wrongType,
  missingProperty,
  unknownProperty,
  unknownSectionType,
} from './keywords'
import { descriptionLength, duplicateDescription, duplicateTitle, titleLength } from './titles'
import { copiedPage, similarPage, leftoverCity, repeatedCity } from './cities'
import { headingOrder } from './headings'
import { redirectChain, redirectLoop } from './redirects'
import { NODE_RULES, SYNTAX_RULES } from './syntax/syntax'
import { type Origin, originKey } from '../documents/document'

/** What the schemas ask, by their keywords; FORMAT_RULES have what they ask by their formats. */
export const KEYWORD_RULES: KeywordRule[] = [
  unknownProperty,
  missingProperty,
  wrongType,
  unknownSectionType,
  unknownValue,
  outOfRange,
  listLength,
  emptyText,
  wrongForm,
]

/** What is found while shared sections and variables are put in their places. */
const RESOLVE_RULES: Rule[] = [unknownSharedSection, unknownVariable]

/** What one document says of another. */
const DOCUMENT_ERRORS: DocumentRule[] = [invalidLink, missingImage]

/** The same, for what only all documents together show. */
export const SITE_ERRORS: SiteRule[] = [
  missingSite,
  invalidRoute,
  routeClash,
  brokenLink,
  brokenAnchor,
  redirectLoop,
  hostNotAllowed,
  sampleProvider,
]

/** What readers and search engines see of one page. Reported of a site without errors, since an error may be the cause. */
const DOCUMENT_WARNINGS: DocumentRule[] = [
  titleLength,
  descriptionLength,
  headingOrder,
  missingAlt,
  duplicateAlt,
  smallPicture,
]

/** What only the whole site shows, also when it has no errors. */
export const SITE_WARNINGS: SiteRule[] = [
  repeatedCity,
  leftoverCity,
  copiedPage,
  similarPage,
  orphanPage,
  linkToAlias,
  redirectChain,
  fileClash,
  unusedSharedSection,
  unusedImage,
  duplicateTitle,
  duplicateDescription,
]

/**
 * Asks the rules about single documents.
 * @param isValid whether the document holds what its schema says: else it is of no use to warn
 */
export const checkDocument = (view: DocumentView, isValid: boolean): Problem[] =>
  [...DOCUMENT_ERRORS, ...(isValid ? DOCUMENT_WARNINGS : [])].flatMap((rule) => rule.checkDocument(view))

/** The stages at which rules are asked: of what is said of one place the earlier is the cause. */
const STAGES: Rule[][] = [
  [...SYNTAX_RULES, ...NODE_RULES],
  RESOLVE_RULES,
  [...KEYWORD_RULES, ...FORMAT_RULES],
  DOCUMENT_ERRORS,
]

const stages = new Map(STAGES.toReversed().flatMap((rules, at) => rules.map(({ name }) => [name, -at])))

/** The number of the stage at which a rule is asked. */
export const stageOf = (rule: string): number => stages.get(rule) ?? 1

const advice = new Set([...DOCUMENT_WARNINGS, ...SITE_WARNINGS].map(({ name }) => name))

/** Whether a rule is asked only where nothing is an error. */
export const isAdvice = (rule: string): boolean => advice.has(rule)

/** Every rule there is, in the order of docs/rules.md. */
export const RULES: Rule[] = [
  // a rule can be about both single texts and all documents together
  ...new Set([
    ...SYNTAX_RULES,
    ...NODE_RULES,
    ...KEYWORD_RULES,
    ...FORMAT_RULES,
    ...RESOLVE_RULES,
    ...DOCUMENT_ERRORS,
    ...SITE_ERRORS,
    ...SITE_WARNINGS,
    ...DOCUMENT_WARNINGS,
  ]),
]

/**
 * One problem for one mistake: what several pages say of one place of a shared section is said once, and of two rules that
 * one value breaks only the earlier stage's is kept, since the other follows from it. So does all that is said of a text
 * whose variables could not be filled in.
 * @param unfilled the places of those texts
 * @returns in the order of the files and of the places in them
 */
export function oncePerMistake(problems: Problem[], unfilled: Origin[] = []): Problem[] {
  if (problems.length === 0) return problems
  const seen = new Set<string>()
  const ruleAt = new Map<string, string>()
  const unknown = new Set(unfilled.map(originKey))
  const kept = problems
    .toSorted((a, b) => stageOf(a.rule) - stageOf(b.rule))
    .filter(({ file, start, rule, what, pointer }) => {
      const mistake = [file, start, rule, what].join('\0')
      if (seen.has(mistake)) return false
      seen.add(mistake)
      if (pointer === '') return true
      const value = `${file}\0${pointer}`
      if (unknown.has(value)) return rule === 'unknown-variable'
      const earlier = ruleAt.get(value)
      if (!earlier) ruleAt.set(value, rule)
      return !earlier || earlier === rule
    })
  return kept.sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1))
}
