import { originOf } from '../../resolve/origin'
import type { Problem } from '../../problem'
import { problemOf } from '../../problems/problem-of'
import type { WholeSite } from '../../inspect/whole-site'
import type { Rule } from '../rule'
import { indexablePages } from './indexable-pages'

/** A problem for every indexable page whose value of a key is that of a page before it. */
export function repeatedValues(rule: Rule, site: WholeSite, key: 'title' | 'description'): Problem[] {
  const files = new Map<string, string>()
  return indexablePages(site).flatMap((page) => {
    const value = String(page.data[key]).trim().toLowerCase()
    const file = files.get(value)
    if (file === undefined) {
      files.set(value, page.document.file)
      return []
    }
    const hint = `Say what only this page has. If the two are one page, keep one file and give it the other’s address as an alias.`
    return [problemOf(rule, originOf(site.open(page), [key]), { what: `is the same as that of ${file}`, hint })]
  })
}
