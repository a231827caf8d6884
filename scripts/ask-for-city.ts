import type { Variables } from '../renderer/pipeline/documents/variables'
import type { Ask } from './ask'
import { pageName } from './find-city-page'

/** The question for the page to copy; it is answered with a number or a name. */
export function askForPage(cities: { route: string }[]): string {
  const rows = cities.map((page, index) => `${String(index + 1).padStart(3)}  ${pageName(page)}`)
  return `${rows.join('\n')}\nWhich page is to be copied? `
}

/** Asks for the vars of the old page that the new one doesn't have yet; an empty answer leaves one out. */
export async function askForVars(ask: Ask, old: Variables, given: Variables): Promise<Variables> {
  const vars = { ...given }
  for (const [name, value] of Object.entries(old)) {
    if (Object.hasOwn(vars, name)) continue
    const answer = await ask(`${name} (was ${JSON.stringify(value)}; empty for none): `)
    if (answer) vars[name] = answer
  }
  return vars
}
