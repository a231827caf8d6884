import { isRecord } from '../documents/json-tree'
import { listOf, problemOf } from '../problems/problem-of'
import type { Origin, ResolvedPage } from '../resolved'
import type { Problem } from '../problem'
import { nameIn, unknownToken, unknownVariable } from '../rules/variables'
import { SITE_VARIABLES } from './site-variables'
import { closest } from '../problems/suggest'

/** A page after its variables were filled in, as far as they could. */
export interface FilledPage extends Pick<ResolvedPage, 'document' | 'variables'> {
  /** The page as it was written, with its shared sections in place. */
  raw: Record<string, unknown>
  /** The names that other pages have among their vars. */
  elsewhere: Set<string>
  unfilled: { origin: Origin; token: string }[]
}

/**
 * What is wrong with a page's variables, at the place where it must be mended:
 * a text that names nothing, a name of the page's vars that was meant to be another, or vars that lack a name.
 */
export function unknownVariables(page: FilledPage): Problem[] {
  const { document, raw, variables, elsewhere } = page
  const unfilled = page.unfilled.filter(({ token }) => !isWrongElsewhere(nameIn(token), raw))
  const missing: string[] = []
  const own = Object.keys(variables)
  const known = (origin: Origin) => (origin.document === document ? own : [...new Set([...own, ...elsewhere])])
  const problems = [...new Set(unfilled.map(({ token }) => nameIn(token)))].flatMap((name) => {
    const uses = unfilled.filter(({ token }) => nameIn(token) === name)
    if (name === undefined) return uses.map(({ origin, token }) => unknownToken(origin, token, []))
    const misspelt = elsewhere.has(name) || uses.length > 1 ? misspeltVariable(name, page) : undefined
    if (misspelt) {
      const what = `has "${misspelt}", which no text names, but not "${name}", which is named`
      const about = { what, hint: `Did you mean "${name}"?` }
      return [problemOf(unknownVariable, { document, path: ['vars'] }, about, { key: misspelt })]
    }
    if (elsewhere.has(name)) {
      missing.push(name)
      return []
    }
    // a name that is like no other one must be added once, however often it is used
    const wrong = uses.filter(({ origin }, index) => index === 0 || closest(name, known(origin)))
    return wrong.map(({ origin, token }) => unknownToken(origin, token, known(origin)))
  })
  return missing.length > 0 ? [...problems, missingVariables(page, missing)] : problems
}

/** A fact that site.json lacks is a problem there; so is a value of vars that is wrong, and vars that are none. */
function isWrongElsewhere(name: string | undefined, { vars, ...rest }: Record<string, unknown>): boolean {
  if (name === undefined) return false
  if (Object.hasOwn(SITE_VARIABLES, name)) return true
  if (vars !== undefined) return !isRecord(vars) || Object.hasOwn(vars, name)
  const objects = Object.keys(rest).filter((key) => isRecord(rest[key]))
  return closest('vars', objects) !== undefined
}

/** The one of the page's variables that nothing names and nobody else has: it was to have the missing name. */
function misspeltVariable(name: string, { raw, elsewhere }: FilledPage): string | undefined {
  const text = JSON.stringify(raw)
  const own = Object.keys(isRecord(raw.vars) ? raw.vars : {})
  const idle = own.filter((key) => !elsewhere.has(key) && !text.includes(`{${key}}`))
  return closest(name, idle)
}

function missingVariables({ document, raw, unfilled, variables }: FilledPage, names: string[]): Problem {
  const uses = unfilled.filter(({ token }) => names.includes(nameIn(token) ?? ''))
  const [first] = uses
  if (first && uses.length === 1 && !raw.vars && first.origin.document === document)
    return unknownToken(first.origin, first.token, Object.keys(variables))
  const list = listOf(names.map((name) => `"${name}"`))
  const what = `must have ${raw.vars ? list : `"vars" with ${list}`}, which the page’s texts name`
  const hint = `Add ${list} to the page’s vars, or take ${listOf(names.map((name) => `{${name}}`))} out of its texts.`
  return problemOf(unknownVariable, { document, path: raw.vars ? ['vars'] : [] }, { what, hint }, 'beginning')
}
