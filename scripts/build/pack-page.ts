import type { CityFacts } from '../../renderer/pipeline/cities/city-facts'
import type { PageRecord } from '../../renderer/pipeline/inspect/page-record'
import type { PageState } from './build-state'
import type { NumberWriter } from './number-lists'
import type { StringTable } from './string-table'

/** Where what is not plain JSON of a page goes. */
export interface Packing {
  /** Addresses of pages and pictures: every page names the same few. */
  addresses: StringTable
  words: NumberWriter<Uint32Array>
  marks: NumberWriter<Uint16Array>
}

/** A page's state in as little JSON as can be. Long lists of numbers stand elsewhere; here is how many they are. */
export interface PackedPage extends Omit<PageState, 'record' | 'written'> {
  record?: PackedRecord
  written: Omit<PageState['written'], 'uses'> & {
    uses: Omit<PageState['written']['uses'], 'images'> & { images: number[] }
  }
}

/** Only pages with which nothing is wrong have one: they are not broken, and no problems were found in them. */
export interface PackedRecord extends Pick<PageRecord, 'route' | 'file' | 'hash' | 'used'> {
  data: NonNullable<PageRecord['resolved']>['data']
  vars: NonNullable<PageRecord['resolved']>['vars']
  /** 0 for a section that stands in the page itself, at the same place. */
  origins: (0 | PageRecord['origins'][number])[]
  targets: number[]
  images: number[]
  links: PageRecord['texts']['links']
  facts: Omit<NonNullable<PageRecord['facts']>, 'city'>
  city?: PackedCity
}

interface PackedCity {
  city: string
  own?: Omit<NonNullable<CityFacts['own']>, 'hashes'> & { hashes: number }
  said: number
  named: number
}

export function packPage({ record, written, ...page }: PageState, packing: Packing): PackedPage {
  const images = packing.addresses.numbersOf(written.uses.images)
  return {
    ...page,
    written: { ...written, uses: { ...written.uses, images } },
    ...(record?.resolved && record.facts ? { record: packRecord(record, packing) } : {}),
  }
}

function packRecord(record: PageRecord, packing: Packing): PackedRecord {
  const { route, file, hash, used, resolved, origins, texts, facts } = record
  const { data = {}, vars = {} } = resolved ?? {}
  const { city, ...otherFacts } = facts ?? { anchors: [], listsCities: false, city: undefined }
  return {
    route,
    file,
    hash,
    used,
    data,
    vars,
    origins: origins.map((origin, at) =>
      origin.index === at && origin.shared === undefined && origin.overrides.length === 0 ? 0 : origin,
    ),
    targets: packing.addresses.numbersOf(texts.targets),
    images: packing.addresses.numbersOf(texts.images),
    links: texts.links,
    facts: otherFacts,
    ...(city ? { city: packCity(city, packing) } : {}),
  }
}

function packCity({ city, own, sayings }: CityFacts, { words, marks }: Packing): PackedCity {
  const { said, named } = sayings
  for (const list of own ? [own.hashes, said, named] : [said, named]) words.add(list)
  marks.add(sayings.marks)
  return {
    city,
    ...(own ? { own: { ...own, hashes: own.hashes.length } } : {}),
    said: said.length,
    named: named.length,
  }
}
