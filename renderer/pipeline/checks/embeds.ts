import type { Embeds } from '../../../schemas/types'
import { isRecord } from '../is-record'
import type { Problem } from '../problem'
import { problemAt } from '../problem-at'
import { didYouMean } from '../suggest'
import type { WholeSite } from '../whole-site'

/** What comes from elsewhere is complete, comes from allowed hosts, and reaches somebody. */
export function checkEmbeds({ resolved: { document, site } }: WholeSite): Problem[] {
  const { embeds } = site
  if (!document?.tree || document.broken || !isRecord(embeds)) return []
  const at = (...path: string[]) => ({ document, path: ['embeds', ...path] })
  const { quoteForm, financing, allowedHosts = [] } = embeds as Embeds
  const frames: [string, unknown][] = [
    ['quoteForm', quoteForm?.provider === 'frame' ? quoteForm.url : undefined],
    ['financing', financing?.url],
  ]
  const foreign = frames.flatMap(([name, url]) => {
    const host = hostOf(url)
    if (!host || !Array.isArray(allowedHosts) || allowedHosts.includes(host)) return []
    const what = `shows a page of ${host}, which is not among embeds.allowedHosts`
    const hint = didYouMean(host, allowedHosts, `Add "${host}" to allowedHosts, if you trust it.`)
    return [problemAt(at(name, 'url'), { rule: 'host-not-allowed', what, hint }, { part: host })]
  })
  return [...foreign, ...checkQuoteForm(quoteForm, at)]
}

function checkQuoteForm(
  form: Embeds['quoteForm'],
  at: (...path: string[]) => Parameters<typeof problemAt>[0],
): Problem[] {
  if (!isRecord(form)) return []
  if (form.provider === 'sample') {
    const what = 'is the sample form: nobody receives what visitors send'
    const hint = 'Name your form’s provider and its id before you publish the site.'
    return [{ ...problemAt(at('quoteForm', 'provider'), { rule: 'sample-provider', what, hint }), severity: 'warning' }]
  }
  const needed = form.provider === 'frame' ? 'url' : 'id'
  if (form[needed] !== undefined) return []
  const what = `must have "${needed}", since its provider is "${form.provider}"`
  const hint = needed === 'id' ? 'Add the id of your form at the provider.' : 'Add the address of the page.'
  return [problemAt(at('quoteForm'), { rule: 'missing-property', what, hint }, 'beginning')]
}

function hostOf(url: unknown): string | undefined {
  return typeof url === 'string' ? /^https:\/\/([^/:?#]+)/.exec(url)?.[1] : undefined
}
