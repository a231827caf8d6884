import { type Origin, originKey } from '../documents/document'
import type { Problem } from '../problems/problem'
import { CITY_RULES } from './site/cities'
import { lowContrast } from './site/contrast'
import { distantCity } from './site/coordinates'
import { COPY_RULES } from './site/copies'
import { FILE_RULES, sampleProvider } from './site/files'
import { FORMAT_RULES } from './formats'
import { headingLength, headingOrder } from './content/headings'
import { KEYWORD_RULES } from './keywords'
import { LINK_RULES } from './site/links'
import { visibleMarkup } from './content/markup'
import { invalidPhone } from './content/phones'
import { PICTURE_RULES } from './content/pictures'
import { REDIRECT_RULES } from './site/redirects'
import { reservedAddress, routeClash } from './site/routes'
import type { DocumentRule, DocumentView, Rule, SiteRule } from './rule'
import { SECTION_RULES } from './content/sections'
import { unknownSharedSection, unusedSharedSection } from './shared-sections'
import { NODE_RULES, SYNTAX_RULES } from './syntax/syntax'
import { TITLE_RULES } from './content/titles'
import { unknownVariable } from './variables'
import { fillerText, unknownNumber } from './content/words'

const ABOUT_SYNTAX: Rule[] = [...SYNTAX_RULES, ...NODE_RULES]
const ABOUT_REFERENCES: Rule[] = [unknownSharedSection, unknownVariable]
const ABOUT_SCHEMAS: Rule[] = [...KEYWORD_RULES, ...FORMAT_RULES]

/** In this order: of two rules about the site that one value breaks only the first reports it. */
const ABOUT_THE_SITE: Rule[] = [
  ...CITY_RULES,
  distantCity,
  lowContrast,
  ...COPY_RULES,
  ...FILE_RULES,
  reservedAddress,
  routeClash,
  ...LINK_RULES,
  ...REDIRECT_RULES,
]
const ABOUT_WORDS: Rule[] = [visibleMarkup, fillerText, unknownNumber]
const ABOUT_CONTENT: Rule[] = [
  invalidPhone,
  unusedSharedSection,
  ...SECTION_RULES,
  ...TITLE_RULES,
  headingOrder,
  headingLength,
  ...ABOUT_WORDS,
  ...PICTURE_RULES,
]

const ALL = [...ABOUT_SYNTAX, ...ABOUT_SCHEMAS, ...ABOUT_REFERENCES, ...ABOUT_THE_SITE, ...ABOUT_CONTENT]

const isError = ({ severity }: Rule) => severity === 'error'

/** Every rule, errors first, as in docs/rules.md. */
export const RULES: Rule[] = [...ALL.filter(isError), ...ALL.filter((rule) => !isError(rule))]

const documentRules = RULES.filter((rule): rule is DocumentRule => 'checkDocument' in rule)
const siteRules = RULES.filter((rule): rule is SiteRule => 'checkSite' in rule)

/** Whether a rule's problems count only on a site without errors, since they could be the consequence of one. */
const isDeferred = (rule: Rule) => !isError(rule) && rule !== sampleProvider

export const SITE_ERRORS = siteRules.filter((rule) => !isDeferred(rule))
export const SITE_WARNINGS = siteRules.filter(isDeferred)

/**
 * Applies the rules about single documents.
 * @param isValid whether the document satisfies its schema: if not, warnings are of no use
 */
export const checkDocument = (view: DocumentView, isValid: boolean): Problem[] =>
  documentRules.filter((rule) => isValid || isError(rule)).flatMap((rule) => rule.checkDocument(view))

const deferred = new Set(RULES.filter(isDeferred).map(({ name }) => name))

/** Whether the problems of the rule with this name count only on a site without errors. */
export const isDeferredRule = (name: string): boolean => deferred.has(name)

/** The stages at which rules are applied: where rules of two stages report one place, the earlier is the cause. */
const STAGES: Rule[][] = [ABOUT_SYNTAX, ABOUT_REFERENCES, ABOUT_SCHEMAS, documentRules.filter(isError), RULES]

const stageOf = ({ rule }: Problem) => STAGES.findIndex((rules) => rules.some(({ name }) => name === rule))

/**
 * Reduces problems to one for each mistake. What several pages report at one place of a shared section is reported once. Of
 * two rules that one value breaks only the earlier stage's is kept, since the other follows from it; of a text with an
 * unknown variable only that.
 * @param unfilled the places of the texts with unknown variables
 * @returns in the order of the files and of the places in them
 */
export function oncePerMistake(problems: Problem[], unfilled: Origin[] = []): Problem[] {
  if (problems.length === 0) return problems
  const seen = new Set<string>()
  const ruleAt = new Map<string, string>()
  const unknown = new Set(unfilled.map(originKey))
  const kept = problems
    .toSorted((a, b) => stageOf(a) - stageOf(b))
    .filter(({ file, start, rule, what, pointer }) => {
      const mistake = [file, start, rule, what].join('\0')
      if (seen.has(mistake)) return false
      seen.add(mistake)
      if (pointer === '') return true
      const value = `${file}\0${pointer}`
      if (unknown.has(value)) return rule === unknownVariable.name
      const earlier = ruleAt.get(value)
      if (!earlier) ruleAt.set(value, rule)
      return !earlier || earlier === rule
    })
  return kept.sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1))
}
