import { isNameOfFact } from '../../documents/site-variables'
import { isRecord } from '../../documents/json-tree'
import { commonDocuments } from '../../site/site'
import { markedSite } from '../definition/examples'
import { type SiteView, errors, warnings } from '../definition/rule'

export const SITE_FACT_RULES = [
  ...errors({
    'taken-variable': {
      asks: 'A variable of site.json has another name than its facts, such as {phone}, and than {cityCount}.',
      why: 'Two values would have one name, and nobody could tell which of them a text shows.',
      fix: 'Give the variable a name of its own, such as "nightPhone".',
      example: {
        of: 'site',
        wrong: '  "vars": { «"phone"»: "(802) 555-0101" },\n  "tagline": "At night: {phone}"',
        right: '  "vars": { "nightPhone": "(802) 555-0101" },\n  "tagline": "At night: {nightPhone}"',
      },
      checkSite: ({ site: { document, data } }) =>
        !document
          ? []
          : namesOf(data)
              .filter(isNameOfFact)
              .map((name) => ({
                origin: { document, path: ['vars'] },
                mark: { key: name },
                what: `has "${name}", but {${name}} is a fact of every site`,
              })),
    },
    'unnamed-network': {
      asks: 'A page on a network that Plat doesn’t know has a label and an icon.',
      why: 'The link would have no words, and visitors couldn’t tell where it leads.',
      fix: 'Add "label" and "icon", or name the network if it is one of those listed.',
      example: markedSite(
        '"social": [«{» "network": "other", "href": "https://forum.example/acme" }]',
        '{ "label": "Forum", "icon": "messages-square",',
      ),
      checkSite: ({ site: { document, data } }) =>
        (document && Array.isArray(data.social) ? data.social : []).flatMap((page: unknown, index) => {
          if (!document || !isRecord(page) || page.network !== 'other') return []
          const missing = ['label', 'icon'].filter((name) => page[name] === undefined)
          if (missing.length === 0) return []
          const names = missing.map((name) => `"${name}"`).join(' and ')
          return { origin: { document, path: ['social', index] }, mark: 'beginning', what: `must have ${names}` }
        }),
    },
  }),
  ...warnings({
    'unused-variable': {
      asks: 'Every variable of site.json is used by a text.',
      why: 'Somebody will change it one day, and wonder why no page changes.',
      fix: 'Use it in a text, or delete it.',
      example: {
        of: 'site',
        wrong: '  "vars": { «"visitPrice"»: "$89" },\n  "tagline": "A visit is $89"',
        right: '  "vars": { "visitPrice": "$89" },\n  "tagline": "A visit is {visitPrice}"',
      },
      checkSite: (view) => {
        const { document, data } = view.site
        if (!document) return []
        return unusedAmong(namesOf(data), view).map((name) => ({
          origin: { document, path: ['vars'] },
          mark: { key: name },
          what: `has "${name}", which no text uses`,
          hint: `Write {${name}} in a text, or delete it.`,
        }))
      },
    },
  }),
]

/** The names of the variables that a site has of its own. */
const namesOf = ({ vars }: Record<string, unknown>): string[] => (isRecord(vars) ? Object.keys(vars) : [])

/** The names that no document has in braces. Documents are read one by one, and only until all names are found. */
function unusedAmong(names: string[], { site }: SiteView): string[] {
  let unused = names
  const look = (text: string) => (unused = unused.filter((name) => !text.includes(`{${name}}`)))
  for (const { text } of commonDocuments(site)) look(text)
  for (const { file } of site.pages) {
    if (unused.length === 0) break
    look(site.read(file))
  }
  return unused
}
