import { hash } from 'node:crypto'
import type { Section, Site } from '../../schemas/types'
import { allFormTargets, allFrameSources, formTargets, frameSources } from '../../sections/section-facts'
import { NOTICE_SCRIPT } from '../../sections/frame/notice-script'
import { TRUSTED_TYPES, countersOf } from '../../sections/frame/counters'

/** The sources that each directive of a content security policy allows: https://www.w3.org/TR/CSP3/ */
type Directives = Record<string, string[]>

const [SELF, NONE] = ["'self'", "'none'"]

/** Islands may load their own stylesheets. @param hashes of the styles in the page's head */
const styleSources = (hashes: string[]): string[] => [SELF, ...hashes.map((styles) => `'${styles}'`)]

/** The hash by which a policy allows a <style> or a <script>: "sha256-…". */
export const sourceHash = (css: string): string => `sha256-${hash('sha256', css, 'base64')}`

/**
 * The content security policy of a page, for its <meta>: what its own sections need, and nothing else.
 * @param styles the hash of the styles in its head
 */
export function pagePolicy(sections: Section[], site: Site, styles: string): string {
  const frames = sections.flatMap((section) => frameSources(section, site))
  const forms = sections.flatMap((section) => formTargets(section, site))
  return write({ 'default-src': [NONE], 'style-src': styleSources([styles]), ...commonDirectives(site, frames, forms) })
}

/**
 * The part of a page's policy that is about styles, for a report-only header in development.
 * @param hashes of the styles in the page's head
 * @param nonce of the styles that the development server adds
 */
export const developmentPolicy = (hashes: string[], nonce: string): string =>
  write({ 'style-src': [...styleSources(hashes), `'nonce-${nonce}'`, "'report-sample'"] })

/**
 * The content security policy of all responses, for a header: what any page of the site needs. Browsers apply it in addition
 * to the one in the page's <meta>, which restricts styles. Only a header can restrict who frames the page.
 */
export const sitePolicy = (site: Site): string =>
  write({
    ...commonDirectives(site, allFrameSources(site), allFormTargets(site)),
    'object-src': [NONE],
    'frame-ancestors': [SELF],
  })

/** The content security policy of a page that only redirects. */
export const EMPTY_POLICY = write({ 'default-src': [NONE], 'form-action': [NONE], 'base-uri': [NONE] })

/** The directives that both policies share. */
function commonDirectives({ embeds, imageHost, notice }: Site, frames: string[], forms: string[]): Directives {
  const counters = countersOf(embeds)
  const counting = counters.flatMap(({ sources }) => sources)
  const allFrames = [...frames, ...counters.flatMap(({ frames = [] }) => frames)]
  const thanks = embeds?.quoteForm?.thanks ?? '/'
  return {
    'script-src': [
      SELF,
      ...counters.flatMap(({ script, moreScripts = [] }) => [script, ...moreScripts]),
      ...(notice?.dismissible ? [`'${sourceHash(NOTICE_SCRIPT)}'`] : []),
    ],
    // the placeholder of a picture that is not loaded yet is a data: URL
    'img-src': [SELF, 'data:', ...(imageHost ? [new URL(imageHost.url).origin] : []), ...counting],
    'font-src': [SELF],
    // before a frame is shown, its host is asked whether it can be reached
    'connect-src': [SELF, ...frames, ...forms, ...counting],
    'frame-src': allFrames.length > 0 ? allFrames : [NONE],
    'form-action': [SELF, ...(thanks.startsWith('https:') ? [new URL(thanks).origin] : []), ...forms],
    'base-uri': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types':
      counters.length > 0 ? [TRUSTED_TYPES, ...counters.flatMap(({ trustedTypes = [] }) => trustedTypes)] : [NONE],
  }
}

/** { 'img-src': ["'self'", 'data:'] } is "img-src 'self' data:". */
function write(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}
