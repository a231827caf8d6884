import type { JobsProps, Site } from '../../schemas/types'
import type { GraphNode, SectionTraits } from '../page/section-traits'
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
      jobLocation: { '@type': 'Place', address: addressNode(site, place) },
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

/** Where the work is: another town of the same state, or the address of the business. */
const addressNode = ({ address }: Site, place: string | undefined): GraphNode => ({
  '@type': 'PostalAddress',
  streetAddress: place ? undefined : address.street,
  addressLocality: place ?? address.town,
  addressRegion: address.state,
  postalCode: place ? undefined : address.zip,
  addressCountry: address.country,
})
