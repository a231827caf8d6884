import { isRecord, valueAt } from '../documents/json-tree'
import { problemOf } from '../problems/problem-of'
import { didYouMean } from '../problems/suggest'
import { markedSite, siteFileText } from './examples'
import { fileProblem } from './public-files'
import type { SiteRule } from './rule'

export const missingSite: SiteRule = {
  name: 'missing-site',
  severity: 'error',
  asks: 'A site’s folder holds site.json.',
  why: 'It says whose site it is: every page shows the business’s name, and most its telephone number.',
  mend: 'Copy the site.json of a site that works and change its values.',
  example: { of: 'site.json', wrong: '', right: siteFileText({ hours: '{ "text": "Always" }' }) },
  checkSite: ({ site: { folder, document } }) => {
    if (document) return []
    const what = 'must have a file site.json with the name, telephone number and address of the business'
    const hint = 'Copy the site.json of a site that works and change its values.'
    return [fileProblem(missingSite, `${folder}/site.json`, { where: 'The site', what, hint })]
  },
}

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
  checkSite: ({ site: { document, data }, earlier }) => {
    const { embeds } = data
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

const PLACE = ['embeds', 'quoteForm', 'provider']

export const sampleProvider: SiteRule = {
  name: 'sample-provider',
  severity: 'warning',
  asks: 'The quote form is a real one.',
  why: 'The sample form shows how a form behaves, but nobody receives what visitors send.',
  mend: 'Name your form’s provider and its id before you publish the site.',
  example: markedSite('"embeds": { "quoteForm": { "provider": «"sample"» } }', '"jotform", "id": "240123"'),
  checkSite: ({ site: { document, data } }) => {
    if (!document || valueAt(data, PLACE) !== 'sample') return []
    const what = 'is the sample form: nobody receives what visitors send'
    const hint = 'Name your form’s provider and its id before you publish the site.'
    return [problemOf(sampleProvider, { document, path: PLACE }, { what, hint })]
  },
}
