import type { CityFacts } from '../../renderer/pipeline/cities/city-facts'
import type { PageRecord } from '../../renderer/pipeline/inspect/page-record'
import type { PageState } from './build-state'
import type { PackedPage, PackedRecord } from './pack-page'

/** Where what is not plain JSON of a page comes from. */
export interface Unpacking {
  addresses: string[]
  words: (count: number) => Uint32Array
  marks: (count: number) => Uint16Array
}

/** The state of a page as it was packed; pages must be unpacked in the order in which they were. */
export function unpackPage({ record, written, ...page }: PackedPage, unpacking: Unpacking): PageState {
  const images = named(written.uses.images, unpacking)
  return {
    ...page,
    written: { ...written, uses: { ...written.uses, images } },
    ...(record ? { record: unpackRecord(record, unpacking) } : {}),
  }
}

function unpackRecord(packed: PackedRecord, unpacking: Unpacking): PageRecord {
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
    facts: { ...facts, city: city && unpackCity(city, unpacking) },
    unfilled: [],
    texts: { targets: named(targets, unpacking), images: named(images, unpacking), links },
  }
}

function unpackCity(
  { city, own, said, named }: NonNullable<PackedRecord['city']>,
  { words, marks }: Unpacking,
): CityFacts {
  return {
    city,
    own: own && { ...own, hashes: words(own.hashes) },
    sayings: { said: words(said), named: words(named), marks: marks(said) },
  }
}

const named = (numbers: number[], { addresses }: Unpacking) => numbers.map((number) => addresses[number] ?? '')
