import { isRecord } from '../../documents/is-record'
import { problemOf } from '../../problems/problem-of'
import { didYouMean } from '../../problems/suggest'
import type { SiteRule } from '../rule'

export const hostNotAllowed: SiteRule = {
  name: 'host-not-allowed',
  severity: 'error',
  asks: 'A page of another host is framed only when embeds.allowedHosts names the host.',
  why: 'The list is what browsers are told to allow, so that nobody else’s page can ever stand in the site.',
  mend: 'Add the host to allowedHosts, if you trust it.',
  example: {
    of: 'site',
    wrong: '  "embeds": { "quoteForm": { "provider": "frame", "url": "https://«forms.example.com»/quote" } }',
    right: `  "embeds": {
    "quoteForm": { "provider": "frame", "url": "https://forms.example.com/quote" },
    "allowedHosts": ["forms.example.com"]
  }`,
  },
  checkSite: ({ resolved: { document, site }, earlier }) => {
    const { embeds } = site
    // the list may be there under a wrong name
    const isWrong = earlier.some(({ file, pointer }) => file === document?.file && pointer.startsWith('/embeds'))
    if (!document || isWrong || !isRecord(embeds)) return []
    const allowed = (embeds.allowedHosts ?? []) as string[]
    const { quoteForm, financing } = embeds
    const frames = { ...(isRecord(quoteForm) && quoteForm.provider === 'frame' ? { quoteForm } : {}), financing }
    return Object.entries(frames).flatMap(([name, frame]) => {
      const host = isRecord(frame) ? hostOf(String(frame.url)) : undefined
      if (!host || allowed.includes(host)) return []
      const what = `shows a page of ${host}, which is not among embeds.allowedHosts`
      const hint = didYouMean(host, allowed, `Add "${host}" to allowedHosts, if you trust it.`)
      return [problemOf(hostNotAllowed, { document, path: ['embeds', name, 'url'] }, { what, hint }, { part: host })]
    })
  },
}

const hostOf = (url: string): string | undefined => /^https:\/\/([^/:?#]+)/.exec(url)?.[1]
