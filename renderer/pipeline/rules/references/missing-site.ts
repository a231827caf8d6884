import { siteFileExample } from '../example-site-file'
import type { SiteRule } from '../rule'

export const missingSite: SiteRule = {
  name: 'missing-site',
  severity: 'error',
  asks: 'A site’s folder holds site.json.',
  why: 'It says whose site it is: every page shows the business’s name, and most its telephone number.',
  mend: 'Copy the site.json of a site that works and change its values.',
  example: {
    of: 'site.json',
    wrong: '',
    right: siteFileExample({ hours: '{ "text": "Always" }' }),
  },
  checkSite: ({ folder, sources }) => {
    if (sources.site) return []
    return [
      {
        severity: missingSite.severity,
        rule: missingSite.name,
        file: `${folder}/site.json`,
        start: 0,
        end: 0,
        pointer: '',
        where: 'The site',
        what: 'must have a file site.json with the name, telephone number and address of the business',
        hint: 'Copy the site.json of a site that works and change its values.',
      },
    ]
  },
}
