import { listImages } from '../images/public-folder'
import { exampleTexts, openTexts } from './example-site'
import type { Example } from './rule'

/**
 * What the problems of the smallest site with this text in it say is wrong, for a rule's spec.
 * @param text a section of the home page, the whole home page, or members of site.json, as JSON
 * @param beside other files of the site
 */
export function saidOf(of: Example['of'], text: object | string, beside: Example['beside'] = {}): string[] {
  const wrong = typeof text === 'string' ? text : JSON.stringify(text, null, 2)
  const texts = exampleTexts({ of, wrong, right: '', beside }, 'wrong')
  return openTexts(texts, listImages('public')).problems.map(({ what }) => what)
}
