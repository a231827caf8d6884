import type { CityFacts } from '../../renderer/pipeline/cities/city-facts'
import type { PageRecord } from '../../renderer/pipeline/inspect/page-record'
import type { CityWords, PageState } from './build-state'
import type { PackedPage, PackedRecord } from './pack-page'

/** What is long of a page's state, as it was packed. */
export function unpackPage(
  { record, inputs, written }: PackedPage,
  words: CityWords | undefined,
  addresses: string[],
): Pick<PageState, 'record' | 'inputs' | 'written'> {
  const images = named(written.uses.images, addresses)
  return {
    inputs,
    written: { ...written, uses: { ...written.uses, images } },
    ...(record ? { record: unpackRecord(record, words, addresses) } : {}),
  }
}

function unpackRecord(packed: PackedRecord, words: CityWords | undefined, addresses: string[]): PageRecord {
  const { route, file, hash, used, data, vars, origins, targets, images, links, facts, city } = packed
  return {
    route,
    file,
    hash,
    used,
    broken: false,
    found: {},
    resolved: { data, vars, complete: true },
    origins: origins.map((origin, index) => (origin === 0 ? { index, overrides: [] } : origin)),
    facts: { ...facts, city: city && words && unpackCity(city, words) },
    unfilled: [],
    texts: { targets: named(targets, addresses), images: named(images, addresses), links },
  }
}

function unpackCity(
  { city, own }: NonNullable<PackedRecord['city']>,
  { own: hashes, ...sayings }: CityWords,
): CityFacts {
  return { city, own: own && hashes && { ...own, hashes }, sayings }
}

const named = (numbers: number[], addresses: string[]) => numbers.map((number) => addresses[number] ?? '')
