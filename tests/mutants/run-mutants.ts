import { relative } from 'node:path'
import type { Node } from 'jsonc-parser'
import type { SourceDocument } from '../../renderer/pipeline/documents/document'
import { type Path, isRecord, members, valueAt } from '../../renderer/pipeline/documents/json-tree'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import type { Problem } from '../../renderer/pipeline/problems/problem'
import { schemaAt } from '../../renderer/pipeline/validate/schemas'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import { seededRandom } from '../../scripts/seeded-random'
import { changedSite } from '../sites'
import { type Kind, type Mutant, type Source, type Value, pick } from './mutant'

/** Which mutants are made: as many of every kind, the same ones for the same seed. */
interface MutantsToMake {
  kinds: Kind[]
  count: number
  seed: number
}

/** Makes mistakes in a site without errors, one at a time, and evaluates what is reported. */
export function runMutants(site: OpenSite, { kinds, count, seed }: MutantsToMake): Verdict[] {
  const sources = listSources(site)
  const each = Math.ceil(count / kinds.length)
  return kinds.flatMap((kind) => {
    // a kind's mutants are the same ones when it runs alone
    const random = seededRandom(
      [...kind.name].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), seed),
    )
    return makeMutants(kind, sources, each, random).map((mutant) => evaluate(site, mutant))
  })
}

/** A mutant, and what it was made of. */
interface MadeMutant extends Mutant {
  kind: string
  document: SourceDocument
}

/** How often chance may make something that is no mistake before a kind is given up. */
const MAX_TRIES = 50

/**
 * Mutants of one kind, at places that are all as likely.
 * @throws where no document has a place for the kind, or where chance makes no mistake there
 */
function makeMutants(kind: Kind, sources: Source[], count: number, random: () => number): MadeMutant[] {
  const places = sources.flatMap((source) =>
    kind.places(source).map((mutate) => ({ mutate, document: source.document })),
  )
  if (places.length === 0) throw new Error(`No document has a place for "${kind.name}".`)
  return Array.from({ length: count }, () => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const { mutate, document } = pick(places, random)
      const mutant = mutate(random)
      if (mutant) return { ...mutant, kind: kind.name, document }
    }
    throw new Error(`"${kind.name}" makes no mistake.`)
  })
}

/** What was reported of a mutant, and how good that is. */
export interface Verdict {
  mutant: MadeMutant
  errors: Problem[]
  isRejected: boolean
  /** The first error stands where the mistake is. */
  isInside: boolean
  /** Undefined where there is nothing to suggest, or where nobody can know what was meant. */
  isSuggested: boolean | undefined
  /** All of this, by a single error. */
  isFine: boolean
}

/** Makes the change in its site, and compares what is reported with the mistake. */
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
  const { sources, resolved } = site
  const pagesOf = (shared: SourceDocument) =>
    resolved.pages.filter(({ origins }) => origins.some((origin) => origin.shared === shared))
  return [
    ...resolved.pages.map((page) => ({
      document: page.document,
      values: valuesOf(page.document, 'page.schema.json', page.data),
      pages: [page],
      site,
    })),
    ...[...sources.shared.values()].map((document) => {
      const data = document.value
      const id = `sections/${isRecord(data) ? data.type : ''}.schema.json`
      return { document, values: valuesOf(document, id, data), pages: pagesOf(document), site }
    }),
    ...(sources.site
      ? [
          {
            document: sources.site,
            values: valuesOf(sources.site, 'site.schema.json', resolved.site),
            pages: resolved.pages,
            site,
          },
        ]
      : []),
  ]
}

function valuesOf({ tree }: SourceDocument, id: string, whole: unknown): Value[] {
  const { schemas } = getValidator()
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
