import type { Site } from '../../schemas/types'
import type { City } from '../../sections/page-context'

const logo = { src: '/images/logo-mark.svg', alt: 'Acme' }

/** Whose sections the examples are: of another business than the real one, so that only code and examples change them. */
export const EXAMPLE_SITE: Site = {
  name: 'Acme',
  url: 'https://acme.example',
  phone: '(802) 555-0100',
  email: 'hello@acme.example',
  address: { street: '1 Main Street', town: 'Avon', state: 'VT', zip: '05672', coordinates: '33.1, -96.7' },
  hours: { text: 'Always' },
  logo: { light: logo, dark: logo },
  navigation: [{ label: 'Home', href: '/' }],
  footer: { text: 'Acme', copyright: '©' },
  social: [{ network: 'instagram', href: 'https://www.instagram.com/acme.example', note: 'What came out today' }],
  embeds: {
    quoteForm: { provider: 'sample', thanks: '/thanks' },
    financing: { url: 'https://financing.example' },
  },
}

/** The pages of its cities. */
export const EXAMPLE_CITIES: City[] = [
  { name: 'Avon', route: '/avon', coordinates: [33.1, -96.7] },
  { name: 'Bath', route: '/bath', coordinates: [33.2, -96.6] },
]
