import { type Route, siteRoutes } from '../../inspect/site-routes'
import type { SiteRule } from '../rule'
import { publicFileProblem } from './public-file-problem'

const page = (alias: string) => `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long.",
  "aliases": ["${alias}"],
  "sections": [{ "type": "prose", "title": "Words", "body": "Text.", "level": 1 }]
}`

export const fileClash: SiteRule = {
  name: 'file-clash',
  severity: 'warning',
  asks: 'No file of public/ has the address of a page, an alias or a redirect.',
  why: 'Only one thing can be shown at an address, and it depends on the host which of the two it is.',
  mend: 'Rename the file or the page, or delete the one that is not needed.',
  example: {
    of: 'page',
    wrong: page('/offers'),
    right: page('/our-offers'),
    beside: { 'public/offers.html': '<p>Offers</p>' },
  },
  checkSite: ({ folder, sources, resolved, publicFiles }) => {
    const routes = new Map(siteRoutes(sources, resolved).map((route) => [route.route, route]))
    return publicFiles.flatMap((file) => {
      const owner = routes.get(addressOf(file))
      if (!owner) return []
      const what = `has the address ${owner.route}, which is taken by ${ownerOf(owner)}`
      const hint = 'Rename it, or delete it if it is not needed.'
      return [publicFileProblem(fileClash, folder, file, { where: 'The file', what, hint })]
    })
  },
}

/** The address at which hosts show a file: "/plano.html" and "/plano/index.html" are "/plano". */
const addressOf = (file: string): string => file.replace(/(\/index)?\.html$/, '') || '/'

const ownerOf = ({ kind, origin }: Route): string =>
  origin
    ? `${origin.document.file}${kind === 'page' ? '' : `, as ${kind === 'alias' ? 'an alias' : 'a redirect'}`}`
    : 'the site itself'
