import { type Origin, originKey } from '../documents/document'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { type Problem, isError } from '../problems/problem'
import { HEADING_RULES } from './content/headings'
import { MARKUP_RULES } from './content/markup'
import { PICTURE_RULES } from './content/pictures'
import { SECTION_RULES } from './content/sections'
import { TITLE_RULES } from './content/titles'
import { WORD_RULES } from './content/words'
import { FORMAT_RULES } from './values/formats'
import { KEYWORD_RULES } from './values/keywords'
import { SHARED_SECTION_RULES, unknownSharedSection, unknownVariable, wrongSharedType } from './content/references'
import { type ContentRule, type DocumentView, type Rule, type SiteView, problemFrom } from './definition/rule'
import { ADDRESS_RULES } from './site/addresses'
import { CITY_RULES } from './site/cities'
import { CONTRAST_RULES } from './site/contrast'
import { COORDINATE_RULES } from './values/coordinates'
import { COPY_RULES } from './site/copies'
import { FILE_RULES } from './site/files'
import { LINK_RULES } from './site/links'
import { NODE_RULES, SYNTAX_RULES } from './syntax/syntax'

const ABOUT_SYNTAX: Rule[] = [...SYNTAX_RULES, ...NODE_RULES]
const ABOUT_REFERENCES: Rule[] = [unknownSharedSection, wrongSharedType, unknownVariable]
const ABOUT_SCHEMAS: Rule[] = [...KEYWORD_RULES, ...FORMAT_RULES]

/** In this order: if one value breaks two rules about the site, only the first reports it. */
const ABOUT_CONTENT: ContentRule[] = [
  ...CITY_RULES,
  ...COORDINATE_RULES,
  ...CONTRAST_RULES,
  ...COPY_RULES,
  ...FILE_RULES,
  ...ADDRESS_RULES,
  ...LINK_RULES,
  ...SHARED_SECTION_RULES,
  ...SECTION_RULES,
  ...TITLE_RULES,
  ...HEADING_RULES,
  ...MARKUP_RULES,
  ...WORD_RULES,
  ...PICTURE_RULES,
]

const ALL = [...ABOUT_SYNTAX, ...ABOUT_SCHEMAS, ...ABOUT_REFERENCES, ...ABOUT_CONTENT]

/** Every rule, errors first, as in docs/rules.md. */
export const RULES: Rule[] = [...ALL.filter(isError), ...ALL.filter((rule) => !isError(rule))]

const contentRules: ContentRule[] = [...FORMAT_RULES, ...ABOUT_CONTENT]
const documentRules = contentRules.filter(({ checkPage, checkDocument }) => checkPage ?? checkDocument)
const siteRules = contentRules.filter(({ checkSite }) => checkSite)

/** Whether a rule's problems count only on a site without errors, since they could be the consequence of one. */
const isDeferred = (rule: Rule) => !isError(rule) && rule.name !== 'sample-provider'

const siteCheck = (rules: ContentRule[]) => (view: SiteView) =>
  rules.flatMap((rule) => rule.checkSite?.(view).map((finding) => problemFrom(rule, finding)) ?? [])

/** Applies the rules about the whole site whose problems may be the cause of others. */
export const checkSiteErrors = siteCheck(siteRules.filter((rule) => !isDeferred(rule)))

/** Applies the other rules about the whole site. */
export const checkSiteWarnings = siteCheck(siteRules.filter(isDeferred))

/**
 * Applies the rules about single documents.
 * @param isValid whether the document satisfies its schema: if not, warnings are of no use
 */
export const checkDocument = (view: DocumentView, isValid: boolean): Problem[] =>
  documentRules.flatMap((rule) => {
    if (!isValid && !isError(rule)) return []
    const ofPage = view.page && rule.checkPage ? rule.checkPage(view.page, view) : []
    return [...ofPage, ...(rule.checkDocument?.(view) ?? [])].map((finding) => problemFrom(rule, finding))
  })

const deferred = new Set(RULES.filter(isDeferred).map(({ name }) => name))

/** Whether the problems of the rule with this name count only on a site without errors. */
export const isDeferredRule = (name: string): boolean => deferred.has(name)

/** The stages at which rules are applied: if rules of two stages report the same place, the earlier one is the cause. */
const STAGES: Rule[][] = [ABOUT_SYNTAX, ABOUT_REFERENCES, ABOUT_SCHEMAS, documentRules.filter(isError), RULES]

/** The index of each rule's first stage, by the rule's name. */
const stageByRule = new Map(
  STAGES.flatMap((rules, stage) => rules.map(({ name }) => [name, stage] as const)).toReversed(),
)

/**
 * Reduces problems to one for each mistake: what several pages report at one place of a shared section is reported once, and
 * of two problems with the same part of a value only the cause:
 *
 *     syntax ─▶ unknown variables and sections ─▶ schema ─▶ errors of content ─▶ warnings
 *
 * @param unfilled the places of the texts with unknown variables: nothing else is reported there
 * @returns in the order of the files and of the places in them
 */
export function oncePerMistake(problems: Problem[], unfilled: Origin[] = []): Problem[] {
  const stageOf = ({ rule }: Problem) => stageByRule.get(rule) ?? STAGES.length
  const byStage = problems.toSorted((a, b) => stageOf(a) - stageOf(b))
  const causes = withoutConsequences(withoutRepeats(byStage), new Set(unfilled.map(originKey)))
  return causes.sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1))
}

function withoutRepeats(problems: Problem[]): Problem[] {
  const mistakes = new Map<string, Problem>()
  for (const problem of problems) {
    const { file, start, rule, what } = problem
    const key = [file, start, rule, what].join('\0')
    if (!mistakes.has(key)) mistakes.set(key, problem)
  }
  return [...mistakes.values()]
}

/**
 * Without the problems that follow from an earlier one with the same part of the same value.
 * @param problems the causes first
 * @param unfilled the values with unknown variables, as originKey names them
 */
function withoutConsequences(problems: Problem[], unfilled: Set<string>): Problem[] {
  const causesByValue = new Map<string, Problem[]>()
  return problems.filter((problem) => {
    const { file, pointer, rule, start, end } = problem
    // a problem with the whole document is no consequence
    if (pointer === '') return true
    const value = `${file}\0${pointer}`
    if (unfilled.has(value)) return rule === unknownVariable.name
    const causes = getOrInsertComputed(causesByValue, value, () => [])
    if (causes.some((cause) => cause.rule !== rule && cause.start < end && start < cause.end)) return false
    causes.push(problem)
    return true
  })
}
