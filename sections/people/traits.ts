import type { PeopleProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'

export const traits: SectionTraits<PeopleProps> = {
  structuredData: ({ items }, { absolute, business }) =>
    items.map(({ name, role, picture, credentials, href }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
      image: picture && absolute(picture.src),
      url: href?.startsWith('/') ? absolute(href) : undefined,
      hasCredential: credentials?.map((credential) => ({
        '@type': 'EducationalOccupationalCredential',
        name: credential,
      })),
      worksFor: business,
    })),
}
