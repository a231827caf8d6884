import type { SourceDocument } from '../../renderer/documents/document'
import { keyAt } from '../../renderer/documents/json-tree'
import type { Variables } from '../../renderer/documents/variables'
import { positionAt } from '../../renderer/problems/problem'
import type { ResolvedPage } from '../../renderer/site/page'

/** A page that was made of another city's. */
interface Copy {
  document: SourceDocument
  vars: Variables
  original: Pick<ResolvedPage, 'vars' | 'data'>
  /** The telephone number of the site. */
  sitePhone: string
  /** The vars of a city that is on the map, if one is. */
  mapped?: Variables
}

/** What an author may not expect of a copied page: what it keeps of the other page, and what it lacks. A sentence or two each. */
export function collectNotes({ document, vars, original, sitePhone, mapped }: Copy): string[] {
  const { city, coordinates } = vars
  const notes = [
    original.data.index === false &&
      `It keeps "index": false (${placeOfKey(document, 'index')}): search engines do not show it until you delete that line.`,
    mapped !== undefined &&
      !coordinates &&
      `${city} has no coordinates, so the map leaves it out. Add them to its vars as ${mapped.city} has them: "coordinates": "${mapped.coordinates}".`,
    phoneNote(vars, original.vars, sitePhone),
  ]
  return notes.filter((note) => note !== false)
}

/** What becomes of a telephone number that the old page has for itself. */
function phoneNote({ city, phone }: Variables, old: Variables, sitePhone: string): string | false {
  if (!old.phone) return false
  const digits = (number: string) => number.replaceAll(/\D/g, '')
  if (!phone)
    return `${old.city} has a telephone number of its own, ${old.phone}; ${city} has none and shows ${sitePhone}. Add "phone" to its vars, or rewrite what the page says about its number.`
  if (digits(phone) === digits(old.phone))
    return `It shows ${phone}, the telephone number of ${old.city}. If ${city} is to show ${sitePhone}, delete "phone" from its vars.`
  return `It has a telephone number of its own, ${phone}, as ${old.city} has ${old.phone}.`
}

function placeOfKey({ file, text, tree }: SourceDocument, name: string): string {
  return tree ? `${file}:${positionAt(text, keyAt(tree, [], name).offset).line}` : file
}
