import type { SourceDocument } from '../../renderer/documents/document'
import { keyAt } from '../../renderer/documents/json-tree'
import type { Variables } from '../../renderer/documents/variables'
import { positionAt } from '../../renderer/problems/problem'
import type { ResolvedPage } from '../../renderer/site/page'

/** A page that was copied from another city's. */
interface Copy {
  document: SourceDocument
  vars: Variables
  original: Pick<ResolvedPage, 'vars' | 'data'>
  /** The phone number of the site. */
  sitePhone: string
  /** The vars of a city on the map, if there is one. */
  mapped?: Variables
}

/** Lists what an author may not expect of a copied page: what it keeps of the other page, and what it lacks. */
export function collectNotes({ document, vars, original, sitePhone, mapped }: Copy): string[] {
  const { city, coordinates } = vars
  const notes = [
    original.data.index === false &&
      `It keeps "index": false (${placeOfKey(document, 'index')}): search engines don’t show the page until you delete that line.`,
    mapped !== undefined &&
      !coordinates &&
      `${city} has no coordinates, so it isn’t on the map. Add them to its vars as for ${mapped.city}: "coordinates": "${mapped.coordinates}".`,
    phoneNote(vars, original.vars, sitePhone),
  ]
  return notes.filter((note) => note !== false)
}

/** Says what happens to a phone number of the old page. */
function phoneNote({ city, phone }: Variables, old: Variables, sitePhone: string): string | false {
  if (!old.phone) return false
  const digits = (number: string) => number.replaceAll(/\D/g, '')
  if (!phone)
    return `${old.city} has its own phone number, ${old.phone}. ${city} has none and shows ${sitePhone}. Add "phone" to its vars, or rewrite what the page says about its number.`
  if (digits(phone) === digits(old.phone))
    return `It shows ${phone}, the phone number of ${old.city}. To show ${sitePhone} instead, delete "phone" from its vars.`
  return `It has its own phone number, ${phone}, like ${old.city} (${old.phone}).`
}

function placeOfKey({ file, text, tree }: SourceDocument, name: string): string {
  return tree ? `${file}:${positionAt(text, keyAt(tree, [], name).offset).line}` : file
}
