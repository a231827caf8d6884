import { readFileSync } from 'node:fs'
import { type Mistake, inPlano, meant } from '../mistake'

const PLANO = 'pages/plano.json'
const PAGE = readFileSync(`site.config/${PLANO}`, 'utf8')
const SECTION = '{ "type": "prose", "title": "Prices", "body": "Ask us." }'

/** A file that is put into the site's folder. */
const fileOf = (file: string, content: string | Uint8Array, rule: string, hint: string): Mistake => ({
  file,
  content,
  rule,
  hint,
})

/** Files that are no documents, and documents as other programs write them. */
export const FILES: Record<string, Mistake> = {
  'an ending in capitals': fileOf('shared/prices.JSON', SECTION, 'stray-file', 'Rename it to prices.json.'),
  'a second ending': fileOf('shared/prices.json.txt', SECTION, 'stray-file', 'Rename it to prices.json.'),
  'a document in a folder of another name': fileOf(
    'page/prices.json',
    SECTION,
    'stray-file',
    'Move it to pages/prices.json.',
  ),
  'a picture among the pages': fileOf('pages/van.jpg', 'no matter', 'stray-file', 'Move a picture into public/images.'),
  'a document in UTF-16': {
    file: PLANO,
    content: Buffer.from(`\uFEFF${PAGE}`, 'utf16le'),
    rule: 'not-utf8',
  },
  'a document in Windows-1252': {
    file: PLANO,
    content: Buffer.from(PAGE.replaceAll('’', 'é'), 'latin1'),
    rule: 'not-utf8',
  },
  'a document of a million characters': {
    file: PLANO,
    content: PAGE.replace('{', `{\n"$comment": "${'all '.repeat(250_000)}",`),
    rule: 'too-long',
    hint: 'Look for what was pasted too often, or divide the page.',
  },
  'a shared section by its path': inPlano(
    '"use": "permits"',
    '"use": «"shared/permits.json"»',
    'unknown-shared-section',
    meant('permits'),
  ),
  'a shared section by its file': inPlano(
    '"use": "permits"',
    '"use": «"permits.json"»',
    'unknown-shared-section',
    meant('permits'),
  ),
  'True in place of true': inPlano('"rating": 5', '"rating": «True»', 'syntax'),
  'no in place of false': inPlano('"rating": 5', '"rating": «no»', 'syntax'),
  'a comment of HTML': inPlano('  "vars": {', '  «<!-- our city -->»\n  "vars": {', 'syntax'),
  'a page in the folder of the build’s files': fileOf(
    'pages/assets.json',
    PAGE,
    'reserved-address',
    'Rename the file or its folder.',
  ),
}
