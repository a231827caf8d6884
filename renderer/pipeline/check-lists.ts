import { type Origin, originKey } from '../documents/document'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { fillDocument } from '../documents/site-variables'
import { type Problem } from '../problems/problem'
import { listProblems } from '../rules/content/lists'
import type { ListUse } from '../rules/definition/rule'
import type { SiteText } from '../schema/schemas'
import { textsOfList } from '../schema/texts'
import type { Choice } from '../site/entry-lists'
import type { PageFacts, Selection } from '../site/page'
import { isPlaced } from '../site/selections'
import type { LoadedSite } from '../site/site'
import { validate, validateSelection } from '../validate/validate'

/** Checks how sections choose entries, except for what they find. */
export const checkSelections = (
  selections: Selection[],
  { lists, suggestions }: Pick<LoadedSite, 'lists' | 'suggestions'>,
): Problem[] =>
  selections.flatMap((selection) => [
    ...listProblems(selection, lists),
    ...validateSelection(selection, suggestions.textsOf),
  ])

/** Removes the problem that an array isn't one where its entries could not be chosen, which is reported by itself. */
export function withoutUnplaced(problems: Problem[], selections: Selection[]): Problem[] {
  const unplaced = selections.filter((selection) => !isPlaced(selection)).map(({ origin }) => originKey(origin))
  return problems.filter(
    ({ rule, file, pointer }) => rule !== 'wrong-type' || !unplaced.includes(`${file}\0${pointer}`),
  )
}

/** Validates all lists, and finds out what pages take from them. */
export function checkLists(facts: PageFacts[], site: LoadedSite) {
  const uses = listUses(facts, site)
  const problems: Problem[] = []
  const texts: SiteText[] = []
  const unfilled: Origin[] = []
  for (const { list, shown } of uses) {
    const { document } = list
    if (document.value === undefined) continue
    const isHidden = ([, index]: Origin['path']) => typeof index !== 'number' || !shown.has(index)
    const filled = fillDocument(document.value, site.variables, site.cityCount)
    const resolved = { document, data: filled.value }
    problems.push(...validate('list', resolved, site.suggestions.textsOf))
    const hiddenTexts = textsOfList(resolved).filter(({ path }) => isHidden(path))
    texts.push(...hiddenTexts)
    // no page can fill in the words of a review
    const quoted = new Set(hiddenTexts.flatMap(({ quoted, path }) => (quoted ? [String(path)] : [])))
    const fillable = filled.unfilled.filter(({ path }) => isHidden(path) && !quoted.has(String(path)))
    unfilled.push(...fillable.map(({ path }) => ({ document, path })))
  }
  return { uses, problems, texts, unfilled }
}

/** What pages take from each list. */
function listUses(facts: PageFacts[], { lists }: Pick<LoadedSite, 'lists'>): ListUse[] {
  const choices = new Map<string, Map<string, Choice>>()
  for (const page of facts)
    for (const { list, ...choice } of page.choices ?? [])
      getOrInsertComputed(choices, list, () => new Map()).set(JSON.stringify(choice), choice)
  return [...lists].map(([name, list]) => {
    const chosen = [...(choices.get(name)?.values() ?? [])].map((choice) => list.choose(choice))
    return {
      name,
      list,
      isUsed: chosen.length > 0,
      fitting: new Set(chosen.flatMap(({ fitting }) => fitting)),
      shown: new Set(chosen.flatMap(({ shown }) => shown)),
    }
  })
}
