import type { Change } from '../change'
import type { PageFacts } from '../facts/page-facts'
import { compareData } from './compare-data'
import { compareLinks } from './compare-links'
import { compareMaps } from './compare-maps'
import { comparePictures } from './compare-pictures'
import { compareTags } from './compare-tags'
import { compareWords } from './compare-words'
import { uniqueChanges } from './unique-changes'

/** Where nothing that is read tells why the HTML differs. */
const UNTOLD: Change = { kind: 'markup', name: 'number or order of elements, white space, or a script in the page' }

/** What two states of a page whose HTML differs say differently: one change at least, each one once. */
export function comparePages(before: PageFacts, after: PageFacts): Change[] {
  const changes = uniqueChanges([
    ...compareWords(before.blocks, after.blocks),
    ...compareLinks(before.links, after.links),
    ...comparePictures(before.pictures, after.pictures),
    ...compareMaps('metadata', before.metadata, after.metadata),
    ...compareData(before.data, after.data),
    ...compareMaps('style', before.styles, after.styles),
    ...compareTags(before.tags, after.tags),
  ])
  return changes.length > 0 ? changes : [UNTOLD]
}
