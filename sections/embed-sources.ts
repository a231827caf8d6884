import type { Section, Site } from '../schemas/types'
import { MAPS } from './map/live-map'
import { FORM_HOSTS } from './ui/quote-form-source'
import { PLAYERS } from './video/video-links'

/** Where the frames of a section get their documents from, as a content security policy names it: "https://*.jotform.com". */
export interface FrameSources {
  /** Of frames that load by themselves: whether their hosts answer is asked beside them. */
  onSight: string[]
  /** Of frames that load when a visitor asks for them. */
  onRequest: string[]
}

/** What a section shows in frames; browsers refuse everything else. */
export function frameSources(section: Section, site: Site): FrameSources {
  switch (section.type) {
    case 'hero':
    case 'quote':
      return { onSight: section.form ? quoteFormSources(site) : [], onRequest: [] }
    case 'financing':
      return { onSight: pageSources(site.embeds?.financing?.url, site), onRequest: [] }
    case 'map':
      return { onSight: [], onRequest: [MAPS[section.provider]] }
    case 'video':
      return { onSight: [], onRequest: [PLAYERS[section.video.provider]] }
    case 'videos':
      return { onSight: [], onRequest: section.items.map(({ provider }) => PLAYERS[provider]) }
    default:
      return { onSight: [], onRequest: [] }
  }
}

/** What any section of a site may show in frames. */
export function allFrameSources(site: Site): FrameSources {
  return {
    onSight: [...quoteFormSources(site), ...pageSources(site.embeds?.financing?.url, site)],
    onRequest: [...Object.values(MAPS), ...Object.values(PLAYERS)],
  }
}

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
