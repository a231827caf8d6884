import type { Problem } from '../problem'
import type { WholeSite } from '../whole-site'

/** A site must say whose it is. */
export function checkSiteFile({ folder, sources }: WholeSite): Problem[] {
  if (sources.site) return []
  return [
    {
      severity: 'error',
      rule: 'missing-site',
      file: `${folder}/site.json`,
      start: 0,
      end: 0,
      pointer: '',
      where: 'The site',
      what: 'must have a file site.json with the name, telephone number and address of the business',
      hint: 'Copy the site.json of a site that works and change its values.',
    },
  ]
}
