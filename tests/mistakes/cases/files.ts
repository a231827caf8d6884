import { readFileSync } from 'node:fs'
import { type Mistake, inPlano, inReviews, meant } from './mistake'
import { ELECTRICIAN } from '../../../scripts/fixtures'

const PLANO = 'pages/plano.json'
const PAGE = readFileSync(`${ELECTRICIAN.site}/${PLANO}`, 'utf8')
const SECTION = '{ "type": "prose", "title": "Prices", "body": "Ask us." }'

/** A file that is added to the site's folder. */
const fileOf = (file: string, content: string | Uint8Array, rule: string, hint?: string): Mistake => ({
  file,
  content,
  rule,
  hint,
})
const stray = (file: string, hint: string) => fileOf(file, SECTION, 'stray-file', hint)

/** Files that aren’t documents, and documents as other programs write them. */
export const FILES: Record<string, Mistake> = {
  'a file ending in capitals': stray('shared/prices.JSON', 'Rename it to prices.json.'),
  'a second ending': stray('shared/prices.json.txt', 'Rename it to prices.json.'),
  'a document in a folder of another name': stray('page/prices.json', 'Move it to pages/prices.json.'),
  'a second .json': stray('shared/prices.json.json', 'Rename it to prices.json.'),
  'a second .json beside the document': stray('shared/permits.json.json', 'Delete it: permits.json already exists.'),
  'a page with a second .json beside the page': stray('pages/plano.json.json', 'Delete it: plano.json already exists.'),
  'a copy in a folder of another name': stray('page/plano.json', 'Delete it: pages/plano.json already exists.'),
  'a copy of a page in capitals': {
    ...fileOf('pages/Plano.json', PAGE.replace('"vars"', '"index": false, "vars"'), 'invalid-route'),
    hint: 'Delete the file, or give it another name: the address /plano is taken.',
  },
  'an alias in capitals that is a page’s address': inPlano(
    'invalid-route',
    '{+"aliases": [«"/Plano"»],\n  +}"vars": {',
    'Delete it, or write another one: /plano is already the address of a page.',
  ),
  'a picture among the pages': fileOf('pages/van.jpg', 'no matter', 'stray-file', 'Move pictures to public/images.'),
  'a document in UTF-16': fileOf(PLANO, Buffer.from(`\uFEFF${PAGE}`, 'utf16le'), 'not-utf8'),
  'a document in Windows-1252': fileOf(PLANO, Buffer.from(PAGE.replaceAll('’', 'é'), 'latin1'), 'not-utf8'),
  'a document of a million characters': fileOf(
    PLANO,
    PAGE.replace('{', `{\n"$comment": "${'all '.repeat(250_000)}",`),
    'too-long',
    'Look for something that was pasted too many times, or split the page.',
  ),
  'a shared section by its path': inPlano(
    'unknown-shared-section',
    '"use": «"{+shared/+}permits{+.json+}"»',
    meant('permits'),
  ),
  'a shared section by its file': inPlano('unknown-shared-section', '"use": «"permits{+.json+}"»', meant('permits')),
  'a list by its path': inPlano('unknown-list', '"list": «"{+lists/+}reviews{+.json+}"»', meant('reviews')),
  'True in place of true': inReviews('syntax', '"rating": «[-5-]{+True+}»'),
  'no in place of false': inReviews('syntax', '"rating": «[-5-]{+no+}»'),
  'an HTML comment between values': inPlano('syntax', '  {+«<!-- our city -->»\n  +}"vars": {'),
  'a page at an address of the build': fileOf(
    'pages/assets.json',
    PAGE,
    'reserved-address',
    'Rename the file or its folder.',
  ),
}
