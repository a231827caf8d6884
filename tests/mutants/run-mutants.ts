import { relative } from 'node:path'
import type { Node } from 'jsonc-parser'
import type { SourceDocument } from '../../renderer/documents/document'
import { type Path, isRecord, members, valueAt } from '../../renderer/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import type { Problem } from '../../renderer/problems/problem'
import { getSchemas, schemaAt } from '../../renderer/schema/schemas'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { changedSite } from '../sites'
import { type Kind, type Mutant, type Mutate, type Source, type Value, pick } from './kinds/mutant'

/** Which mutants to make: the same number of every kind, and the same ones for the same seed. */
interface MutantsToMake {
  kinds: Record<string, Kind>
  count: number
  seed: number
}

/** Makes mistakes in a site without errors, one at a time, and evaluates what is reported. */
export function runMutants(site: OpenSite, { kinds, count, seed }: MutantsToMake): Verdict[] {
  const sources = listSources(site)
  const each = Math.ceil(count / Object.keys(kinds).length)
  return Object.entries(kinds).flatMap(([name, kind]) => {
    // a kind has the same mutants when it runs alone
    const random = seededRandom([...name].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), seed))
    const places = sources.flatMap((source) => kind(source).map((mutate) => ({ mutate, document: source.document })))
    const mutants = Array.from({ length: places.length > 0 ? each : 0 }, () => makeMutant(places, random))
    return mutants.flatMap((mutant) => (mutant ? evaluate(site, { ...mutant, kind: name }) : []))
  })
}

/** A mutant, with its kind and the original document. */
interface MadeMutant extends Mutant {
  kind: string
  document: SourceDocument
}

/** How many times to try until chance makes a mistake. */
const MAX_TRIES = 50

/** Makes a mutant at one of these places, all equally likely; undefined if no try makes a mistake. */
function makeMutant(places: { mutate: Mutate; document: SourceDocument }[], random: () => number) {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { mutate, document } = pick(places, random)
    const mutant = mutate(random)
    if (mutant) return { ...mutant, document }
  }
  return undefined
}

/** What was reported about a mutant, and how good that is. */
export interface Verdict {
  mutant: MadeMutant
  errors: Problem[]
  isRejected: boolean
  /** The first error is where the mistake is. */
  isInside: boolean
  /** Undefined if there is nothing to suggest, or if nobody can know what was meant. */
  isSuggested: boolean | undefined
  /** All of this, with a single error. */
  isFine: boolean
}

/** Puts a mutant in the site, and compares what is reported with the mistake. */
function evaluate(site: OpenSite, mutant: MadeMutant): Verdict {
  const { file } = mutant.document
  const { problems } = changedSite(site, { [relative(site.folder, file)]: mutant.text })
  const errors = problems.filter(({ severity }) => severity === 'error')
  const [first] = errors
  const { suggestion, culprits } = mutant
  const isInside = first?.file === file && culprits.some(({ start, end }) => first.start >= start && first.end <= end)
  const isSuggested =
    suggestion && !suggestion.isNearerToAnother
      ? first?.hint === `Did you mean ${JSON.stringify(suggestion.name)}?`
      : undefined
  return {
    mutant,
    errors,
    isRejected: first !== undefined,
    isInside,
    isSuggested,
    isFine: isInside && isSuggested !== false && errors.length === 1,
  }
}

/** Every document of a site. */
function listSources(site: OpenSite): Source[] {
  const { document: siteFile, data: siteData, resolvedPages, shared, lists } = site
  const sourceOf = (document: SourceDocument, schema: string, data: unknown, pages = resolvedPages): Source => ({
    document,
    values: valuesOf(document, `${schema}.schema.json`, data),
    pages,
    site,
  })
  const usersOf = (shared: SourceDocument) =>
    resolvedPages.filter(({ origins }) => origins.some((origin) => origin.shared === shared))
  return [
    ...resolvedPages.map((page) => sourceOf(page.document, 'page', page.data, [page])),
    ...Array.from(shared.values(), (document) => {
      const { value } = document
      return sourceOf(document, `sections/${isRecord(value) ? value.type : ''}`, value, usersOf(document))
    }),
    ...Array.from(lists.values(), ({ document }) => {
      const { value } = document
      const users = resolvedPages.filter(({ selections }) => selections.some(({ list }) => list?.document === document))
      return sourceOf(document, `lists/${isRecord(value) ? value.of : ''}`, value, users)
    }),
    ...(siteFile ? [sourceOf(siteFile, 'site', siteData)] : []),
  ]
}

function valuesOf({ tree }: SourceDocument, id: string, whole: unknown): Value[] {
  const schemas = getSchemas()
  const visit = (node: Node, path: Path): Value[] => {
    const schema = schemaAt(schemas.get(id), whole, path)
    const inside =
      node.type === 'object'
        ? members(node)
            .filter(({ key }) => key.value !== '$comment' && key.value !== '$schema')
            .flatMap(({ key, value }) => visit(value, [...path, key.value]))
        : (node.children ?? []).flatMap((child, index) => visit(child, [...path, index]))
    return [{ node, path, data: path.length === 0 ? whole : valueAt(whole, path), schema }, ...inside]
  }
  return tree ? visit(tree, []) : []
}
