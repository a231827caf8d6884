import { transform } from 'lightningcss'
import type { Site } from '../../schemas/types'
import { classesOf } from '../../sections/ui/used-styles'
import { inlineConstants } from './inline-constants'
import { SharedText } from './shared-text'
import type { StyleRule } from './style-rules'
import { usedRules } from './used-rules'

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
  .flatMap(([, rules]) => rules)

/** Pages that use the same classes share one text: twelve city pages need two or three. */
const cache = new Map<string, SharedText>()

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
  const styles = stylesOf(themeRules(site), new Set(used.flatMap(classesOf)))
  if (kinds.size >= MOST_KINDS) kinds.clear()
  asUsed.set(site, kinds.set(kind, styles))
  return styles
}

function stylesOf(theme: StyleRule[], used: Set<string>): SharedText {
  const key = [JSON.stringify(theme), ...[...used].sort()].join(' ')
  let styles = cache.get(key)
  if (!styles) {
    const css = minify(inlineConstants([...ground, ...theme, ...usedRules(modules, used)]))
    styles = new SharedText(`<style>${css}</style>`)
    cache.set(key, styles)
  }
  return styles
}

/** The site's own colors, over those of tokens.css. */
function themeRules({ theme }: Site): StyleRule[] {
  const declarations = Object.entries(theme?.colors ?? {}).map(([name, value]) => ({ name: `--${name}`, value }))
  const heads = [{ text: ':root', needs: [] }]
  return declarations.length > 0 ? [{ heads, declarations, rules: [], isCondition: false }] : []
}

/**
 * The browsers that Vite builds for (its "baseline-widely-available"), as Lightning CSS writes versions. Unless they are
 * named it joins animation-timeline with the other properties of an animation, which no browser reads.
 */
const BROWSERS = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) }

/** Constants in their places can be written shorter, and rules that lost their neighbors be joined. */
function minify(css: string): string {
  const options = { filename: 'page.css', code: new TextEncoder().encode(css), minify: true, targets: BROWSERS }
  return new TextDecoder().decode(transform(options).code)
}
