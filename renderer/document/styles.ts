import type { Site } from '../../schemas/types'
import { classesOf } from '../../sections/ui/used-styles'
import { findConstants } from './inline-constants'
import { SharedText } from './shared-text'
import { Sheet } from './sheet'
import type { StyleRule } from './style-rules'

const GROUND = import.meta.glob<StyleRule[]>('../../sections/ui/{fonts,tokens,ground,layout}.css', {
  query: '?inline&rules',
  import: 'default',
  eager: true,
})
const MODULES = import.meta.glob<StyleRule[]>('../../sections/*/*.module.css', {
  query: '?rules',
  import: 'default',
  eager: true,
})

// Vitest leaves stylesheets empty
const ground = ['fonts', 'tokens', 'ground', 'layout'].flatMap((name) => GROUND[`../../sections/ui/${name}.css`] || [])

/** The shared pieces stand before the sections, which may overrule them. */
const modules = Object.entries(MODULES)
  .sort(([a], [b]) => Number(b.includes('/ui/')) - Number(a.includes('/ui/')))
  .map(([, rules]) => rules)

/** Stylesheets by the site's own colors. */
const themed = new Map<string, Sheet[]>()

/** Pages that use the same classes share one text: twelve city pages need two or three. */
const texts = new Map<string, SharedText>()

/** The same by the keys of what a page used. */
const asUsed = new WeakMap<Site, Map<string, SharedText>>()

/** So many kinds of pages are kept in mind. */
const MOST_KINDS = 1000

/**
 * The styles of a page as an element of its head: the ground, and the rules of the sections that can apply on it.
 * @param used keys of the classes of CSS modules that stand in each part of the page
 */
export function pageStyles(site: Site, used: string[]): SharedText {
  const kinds = asUsed.get(site) ?? new Map<string, SharedText>()
  const kind = used.join('|')
  const known = kinds.get(kind)
  if (known) return known
  const styles = stylesOf(sheetsOf(site), new Set(used.flatMap(classesOf)))
  if (kinds.size >= MOST_KINDS) kinds.clear()
  asUsed.set(site, kinds.set(kind, styles))
  return styles
}

function stylesOf(sheets: Sheet[], used: Set<string>): SharedText {
  const text = `<style>${sheets.map((sheet) => sheet.cssFor(used)).join('')}</style>`
  const styles = texts.get(text) ?? new SharedText(text)
  texts.set(text, styles)
  return styles
}

function sheetsOf(site: Site): Sheet[] {
  const theme = themeRules(site)
  const key = JSON.stringify(theme)
  let sheets = themed.get(key)
  if (!sheets) {
    const all = [[...ground, ...theme], ...modules]
    const constants = findConstants(all.flat())
    sheets = all.map((rules) => new Sheet(rules, constants))
    themed.set(key, sheets)
  }
  return sheets
}

/** The site's own colors, over those of tokens.css. */
function themeRules({ theme }: Site): StyleRule[] {
  const declarations = Object.entries(theme?.colors ?? {}).map(([name, value]) => ({ name: `--${name}`, value }))
  const heads = [{ text: ':root', needs: [] }]
  return declarations.length > 0 ? [{ heads, declarations, rules: [], isCondition: false }] : []
}
