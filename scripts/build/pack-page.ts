import type { CityFacts } from '../../renderer/pipeline/cities/city-facts'
import type { PageRecord } from '../../renderer/pipeline/inspect/page-record'
import type { PageState } from './build-state'
import type { StringTable } from './string-table'

/** What is long of a page's state, in as little JSON as can be: numbers of cities' pages stand elsewhere. */
export interface PackedPage extends Pick<PageState, 'inputs'> {
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
  own?: Omit<NonNullable<CityFacts['own']>, 'hashes'>
}

/** @param addresses of pages and pictures: every page names the same few */
export function packPage({ record, inputs, written }: PageState, addresses: StringTable): PackedPage {
  const images = addresses.numbersOf(written.uses.images)
  return {
    inputs,
    written: { ...written, uses: { ...written.uses, images } },
    ...(record?.resolved && record.facts ? { record: packRecord(record, addresses) } : {}),
  }
}

function packRecord(record: PageRecord, addresses: StringTable): PackedRecord {
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
    targets: addresses.numbersOf(texts.targets),
    images: addresses.numbersOf(texts.images),
    links: texts.links,
    facts: otherFacts,
    ...(city ? { city: packCity(city) } : {}),
  }
}

function packCity({ city, own }: CityFacts): PackedCity {
  return { city, ...(own ? { own: { ends: own.ends, sections: own.sections } } : {}) }
}
