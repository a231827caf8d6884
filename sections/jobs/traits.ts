import type { JobsProps, Site } from '../../schemas/types'
import type { GraphNode, SectionTraits } from '../page/section-traits'
import { publicAddress } from '../page/places'
import { plainText } from '../ui/markdown-parser'
import { EMPLOYMENT_TYPES, USUAL_CURRENCY } from './employment'

export const traits: SectionTraits<JobsProps> = {
  structuredData: ({ items }, { business, site }) =>
    items.map(({ title, text, employment, place, pay, posted, until }) => ({
      '@type': 'JobPosting',
      title,
      description: plainText(text),
      datePosted: posted,
      validThrough: until,
      employmentType: employment?.map((kind) => EMPLOYMENT_TYPES[kind]),
      hiringOrganization: business,
      jobLocation: withAddress(addressNode(site, place)),
      baseSalary: pay && {
        '@type': 'MonetaryAmount',
        currency: site.business?.currency ?? USUAL_CURRENCY,
        value: {
          '@type': 'QuantitativeValue',
          ...(pay.to === undefined ? { value: pay.from } : { minValue: pay.from, maxValue: pay.to }),
          unitText: pay.per.toUpperCase(),
        },
      },
    })),
}

const withAddress = (address: GraphNode | undefined) => address && { '@type': 'Place', address }

/** Where the work is: another town of the same state, or the address of the business. */
function addressNode(site: Site, place: string | undefined): GraphNode | undefined {
  const { street, town, state, zip, country } = publicAddress(site) ?? {}
  if (!place && !town) return undefined
  return {
    '@type': 'PostalAddress',
    streetAddress: place ? undefined : street,
    addressLocality: place ?? town,
    addressRegion: state,
    postalCode: place ? undefined : zip,
    addressCountry: country,
  }
}
