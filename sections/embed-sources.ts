import type { Section, Site } from '../schemas/types'
import { MAPS } from './ui/embeds/live-map'
import { FORM_HOSTS } from './ui/embeds/quote-form-source'
import { PLAYERS } from './ui/embeds/video-links'

/**
 * Where the frames of a section get their documents from, as a content security policy names it: "https://*.jotform.com".
 * Browsers refuse everything else.
 */
export function frameSources(section: Section, site: Site): string[] {
  switch (section.type) {
    case 'hero':
    case 'quote':
      return section.form ? quoteFormSources(site) : []
    case 'financing':
      return pageSources(site.embeds?.financing?.url, site)
    case 'map':
      return [MAPS[section.provider]]
    case 'video':
      return [PLAYERS[section.video.provider]]
    case 'videos':
      return section.items.map(({ provider }) => PLAYERS[provider])
    default:
      return []
  }
}

/** The same for any section of a site. */
export const allFrameSources = (site: Site): string[] => [
  ...quoteFormSources(site),
  ...pageSources(site.embeds?.financing?.url, site),
  ...Object.values(MAPS),
  ...Object.values(PLAYERS),
]

function quoteFormSources(site: Site): string[] {
  const { quoteForm } = site.embeds ?? {}
  if (!quoteForm || quoteForm.provider === 'none') return []
  if (quoteForm.provider === 'sample') return ["'self'"]
  if (quoteForm.provider === 'frame') return pageSources(quoteForm.url, site)
  // providers may show the site's own page of thanks in the form's place
  return ["'self'", `https://${FORM_HOSTS[quoteForm.provider]}`]
}

/** Of a page that is named by its address: its host, and those that it may lead to. */
function pageSources(address: string | undefined, { embeds }: Site): string[] {
  if (!address) return []
  return ["'self'", new URL(address).origin, ...(embeds?.allowedHosts ?? []).map((host) => `https://${host}`)]
}
