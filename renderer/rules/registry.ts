import { type Origin, originKey } from '../documents/document'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { type Problem, isError } from '../problems/problem'
import { COUNTY_RULES } from './content/counties'
import { DATE_RULES } from './content/dates'
import { HEADING_RULES } from './content/headings'
import { HOURS_RULES } from './content/hours'
import { LIST_RULES, unknownList, wrongListKind } from './content/lists'
import { MARKUP_RULES } from './content/markup'
import { missingFact } from './content/missing-facts'
import { PICTURE_RULES } from './content/pictures'
import { PLACE_RULES } from './content/places'
import { REVIEW_RULES } from './content/reviews'
import { SCHEDULE_RULES } from './content/schedules'
import { SECTION_RULES } from './content/sections'
import { SITE_FACT_RULES } from './content/site-facts'
import { TITLE_RULES } from './content/titles'
import { WORD_RULES } from './content/words'
import { FORMAT_RULES } from './values/formats'
import { KEYWORD_RULES } from './values/keywords'
import { SHARED_SECTION_RULES, unknownSharedSection, unknownVariable, wrongSharedType } from './content/references'
import { type ContentRule, type DocumentView, type Rule, type SiteView, problemFrom } from './definition/rule'
import { ABSENT_PAGE_RULES } from './site/absent-pages'
import { ADDRESS_RULES } from './site/addresses'
import { CANONICAL_RULES } from './site/canonical'
import { CITY_RULES } from './site/cities'
import { CONTRAST_RULES } from './site/contrast'
import { COORDINATE_RULES } from './values/coordinates'
import { COPY_RULES } from './site/copies'
import { FILE_RULES } from './site/files'
import { LANGUAGE_RULES } from './site/languages'
import { FORM_RULES } from './site/forms'
import { LINK_RULES } from './site/links'
import { PRIVACY_RULES } from './site/privacy'
import { REDIRECT_RULES } from './site/redirects'
import { NODE_RULES, SYNTAX_RULES } from './syntax/syntax'

const ABOUT_SYNTAX: Rule[] = [...SYNTAX_RULES, ...NODE_RULES]
const ABOUT_REFERENCES: Rule[] = [
  unknownSharedSection,
  wrongSharedType,
  unknownList,
  wrongListKind,
  unknownVariable,
  missingFact,
]
const ABOUT_SCHEMAS: Rule[] = [...KEYWORD_RULES, ...FORMAT_RULES]

/** In order of priority: if a value breaks two rules about the site, only the first one reports it. */
const ABOUT_CONTENT: ContentRule[] = [
  ...CITY_RULES,
  ...COORDINATE_RULES,
  ...CONTRAST_RULES,
  ...COPY_RULES,
  ...FILE_RULES,
  ...FORM_RULES,
  ...PRIVACY_RULES,
  ...ADDRESS_RULES,
  ...REDIRECT_RULES,
  ...CANONICAL_RULES,
  ...LINK_RULES,
  ...LANGUAGE_RULES,
  ...ABSENT_PAGE_RULES,
  ...SHARED_SECTION_RULES,
  ...LIST_RULES,
  ...HOURS_RULES,
  ...PLACE_RULES,
  ...SITE_FACT_RULES,
  ...SECTION_RULES,
  ...REVIEW_RULES,
  ...TITLE_RULES,
  ...HEADING_RULES,
  ...MARKUP_RULES,
  ...COUNTY_RULES,
  ...DATE_RULES,
  ...SCHEDULE_RULES,
  ...WORD_RULES,
  ...PICTURE_RULES,
]

const ALL = [...ABOUT_SYNTAX, ...ABOUT_SCHEMAS, ...ABOUT_REFERENCES, ...ABOUT_CONTENT]

/** Every rule, errors first, as in docs/rules.md. */
export const RULES: Rule[] = [...ALL.filter(isError), ...ALL.filter((rule) => !isError(rule))]

const contentRules: ContentRule[] = [...FORMAT_RULES, ...ABOUT_CONTENT]
const documentRules = contentRules.filter(({ checkPage, checkDocument }) => checkPage ?? checkDocument)
const siteRules = contentRules.filter(({ checkSite }) => checkSite)

/** Whether a rule's problems count only on a site without errors, since an error may be their cause. */
const isDeferred = (rule: Rule) => !isError(rule) && rule.name !== 'sample-provider'

const siteCheck =
  (rules: ContentRule[]) =>
  (view: SiteView, isApplied: (rule: Rule) => boolean = () => true): Problem[] =>
    rules.filter(isApplied).flatMap((rule) => rule.checkSite?.(view).map((finding) => problemFrom(rule, finding)) ?? [])

/** Applies the rules about the whole site that count even if the site has errors. */
export const checkSiteErrors = siteCheck(siteRules.filter((rule) => !isDeferred(rule)))

/** Applies the rules about the whole site, or some of them, that count only if the site has no errors. */
export const checkSiteWarnings = siteCheck(siteRules.filter(isDeferred))

/**
 * Applies the rules about single documents.
 * @param isValid whether the document satisfies its schema; if not, only errors count
 */
export const checkDocument = (view: DocumentView, isValid: boolean): Problem[] =>
  documentRules
    .filter((rule) => isValid || isError(rule))
    .flatMap((rule) => {
      const pageFindings = view.page && rule.checkPage ? rule.checkPage(view.page, view) : []
      return [...pageFindings, ...(rule.checkDocument?.(view) ?? [])].map((finding) => problemFrom(rule, finding))
    })

const deferredRules = new Set(RULES.filter(isDeferred).map(({ name }) => name))

/** Whether the problems of the rule with this name count only on a site without errors. */
export const isDeferredRule = (name: string): boolean => deferredRules.has(name)

/** If rules of two stages report the same place, the rule of the earlier stage reports the cause. */
const STAGES: Rule[][] = [ABOUT_SYNTAX, ABOUT_REFERENCES, ABOUT_SCHEMAS, documentRules.filter(isError), RULES]

/** The index of the first stage that has a rule, by the rule's name. */
const stageByRule = new Map(
  STAGES.flatMap((rules, stage) => rules.map(({ name }) => [name, stage] as const)).toReversed(),
)

/**
 * Reduces problems to one per mistake. A mistake in a shared section is reported once, however many pages use the section.
 * Of two problems with the same part of a value, only the cause is reported, which is the one further to the left:
 *
 *     syntax ─▶ variables, shared sections, lists ─▶ schema ─▶ errors in one document ─▶ errors across the site, warnings
 *
 * @param unfilled the places of the texts with unknown variables: nothing else is reported there
 * @returns the problems, sorted by file and place
 */
export function oncePerMistake(problems: Problem[], unfilled: Origin[] = []): Problem[] {
  const stageOf = ({ rule }: Problem) => stageByRule.get(rule) ?? STAGES.length
  const byStage = problems.toSorted((a, b) => stageOf(a) - stageOf(b))
  const causes = withoutConsequences(withoutRepeats(byStage), new Set(unfilled.map(originKey)))
  return causes.sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1))
}

function withoutRepeats(problems: Problem[]): Problem[] {
  const problemsByKey = new Map<string, Problem>()
  for (const problem of problems) {
    const { file, start, rule, what } = problem
    const key = [file, start, rule, what].join('\0')
    if (!problemsByKey.has(key)) problemsByKey.set(key, problem)
  }
  return [...problemsByKey.values()]
}

/**
 * Drops the problems that overlap an earlier one in the same value, since they follow from it.
 * @param problems in order of priority
 * @param unfilled the originKeys of the values with unknown variables
 */
function withoutConsequences(problems: Problem[], unfilled: Set<string>): Problem[] {
  const causesByValue = new Map<string, Problem[]>()
  return problems.filter((problem) => {
    const { file, pointer, rule, start, end } = problem
    // a problem with the whole document never follows from another one
    if (pointer === '') return true
    const value = `${file}\0${pointer}`
    if (unfilled.has(value)) return [unknownVariable.name, missingFact.name].includes(rule)
    const causes = getOrInsertComputed(causesByValue, value, () => [])
    if (causes.some((cause) => cause.rule !== rule && cause.start < end && start < cause.end)) return false
    causes.push(problem)
    return true
  })
}
