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
    right: `{
  "name": "Acme",
  "url": "https://acme.example",
  "phone": "(802) 555-0100",
  "email": "hello@acme.example",
  "address": { "street": "1 Main Street", "town": "Stowe", "state": "VT", "zip": "05672" },
  "hours": { "text": "Always" },
  "logo": {
    "light": { "src": "/images/logo-mark.svg", "alt": "Mark" },
    "dark": { "src": "/images/logo-mark.svg", "alt": "Mark" }
  },
  "navigation": [{ "label": "Home", "href": "/" }],
  "footer": { "text": "Acme", "copyright": "©" }
}`,
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
