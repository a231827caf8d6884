import type { Site } from '../../../schemas/types'
import { internalRoute } from '../../documents/links'
import { type SiteView, warnings } from '../definition/rule'

type Embeds = NonNullable<Site['embeds']>

/** What visitors know a service by. */
const COMPANIES: Record<string, string> = {
  'google-analytics': 'Google',
  plausible: 'Plausible',
  fathom: 'Fathom',
  umami: 'Umami',
  googleAds: 'Google',
  meta: 'Meta',
  formspree: 'Formspree',
  web3forms: 'Web3Forms',
  basin: 'Basin',
  netlify: 'Netlify',
}

const PLAUSIBLE = '"analytics": { "provider": «"plausible"», "id": "acme.example" }'

export const PRIVACY_RULES = warnings({
  'unnamed-service': {
    asks: 'The privacy page names every service that learns something about visitors.',
    why: 'Visitors have a right to know who learns of their visit and who reads what they write; in many places the law asks for the name.',
    fix: 'Name the service on your privacy page, and link to that page under "links" in the footer.',
    example: {
      of: 'site',
      wrong: `  "embeds": { ${PLAUSIBLE} }`,
      right: `  "embeds": {
    ${PLAUSIBLE.replaceAll(/[«»]/g, '')},
    "consent": {
      "title": "May we count your visit?", "text": "Plausible would learn of it.",
      "accept": "Yes", "decline": "No", "change": "Change my answer"
    }
  }`,
    },
    checkSite: (view) => {
      const { document, data } = view.site
      const { embeds = {} } = data as Partial<Site>
      const services = servicesOf(embeds)
      if (!document || services.length === 0) return []
      const words = wordsAboutPrivacy(view, embeds)
      return services
        .filter(({ company }) => !new RegExp(`\\b${company}\\b`, 'i').test(words))
        .map(({ company, path }) => ({
          origin: { document, path: ['embeds', ...path] },
          what: `lets ${company} learn about visitors, which no page that the footer’s "links" lead to says`,
        }))
    },
  },
})

/** The services that a site's owner has chosen, each with its place in "embeds". */
function servicesOf({ analytics, conversions, quoteForm }: Embeds): { company: string; path: string[] }[] {
  const { googleAds, meta } = conversions ?? {}
  const chosen: [name: string | undefined, path: string[]][] = [
    [analytics?.provider, ['analytics', 'provider']],
    [googleAds && 'googleAds', ['conversions', 'googleAds', 'id']],
    [meta && 'meta', ['conversions', 'meta', 'id']],
    [quoteForm?.provider === 'post' ? quoteForm.service : undefined, ['quoteForm', 'service']],
  ]
  return chosen.flatMap(([name = '', path]) => (COMPANIES[name] ? { company: COMPANIES[name], path } : []))
}

/** What a site says about privacy: the question about consent, and the pages that the footer's last line links to. */
function wordsAboutPrivacy({ site, addresses, textsOn }: SiteView, { consent }: Embeds): string {
  const { footer } = site.data as Partial<Site>
  const routes = (footer?.links ?? []).map(({ href }) => internalRoute(href))
  const files = routes.flatMap((route) => (route === undefined ? [] : (addresses.byRoute.get(route)?.page?.file ?? [])))
  const pages = files.flatMap(textsOn).map(({ visible }) => visible)
  return [consent?.text ?? '', ...pages].join('\n')
}
