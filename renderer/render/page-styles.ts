import { LRUCache } from 'lru-cache'
import { type Container, parse } from 'postcss'
import type { Site } from '../../schemas/types'
import { siteColors } from '../../sections/ui/styles/colors'
import { fontStyles } from '../../sections/ui/styles/fonts'
import { shapeStyles } from '../../sections/ui/styles/shape'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { sourceHash } from './policy'

const FILES = import.meta.glob<string>(
  ['../../sections/ui/styles/{tokens,ground,layout,parts,print}.css', '../../sections/{*,ui/embeds}/*.module.css'],
  { query: '?inline', import: 'default', eager: true },
)

const ground = ['tokens', 'ground', 'layout', 'parts', 'print'].map(
  (name) => FILES[`../../sections/ui/styles/${name}.css`] ?? '',
)

/** A class of a CSS module, as vite.config.ts names it: "_Hero-title". */
const MODULE_CLASS = /\.(_[A-Z]\w*-[\w-]+)/g

/** Pseudo-classes whose argument may name classes that the page lacks. */
const NOT_NEEDED = /:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g

const isShared = (path: string) => /\/(ui|frame)\//.test(path)

/** The styles of shared components come first, so that sections can override them. */
const sheets = Object.entries(FILES)
  .filter(([path]) => path.endsWith('.module.css'))
  .sort(([a], [b]) => Number(isShared(b)) - Number(isShared(a)))
  .map(([, css]) => ({ root: parse(css), classes: [...new Set(classesOf(css))] }))

/** The styles of a page, and the hash by which its content security policy allows them. */
export interface PageStyles {
  css: string
  hash: string
}

/** The styles that every page of a site has. */
const baseStyles = new WeakMap<Site, string>()

/** Pages of a site with the same sections have the same class attributes, and so the same styles. */
const stylesByClasses = new WeakMap<Site, LRUCache<string, PageStyles>>()

/**
 * The styles of a page: the site's fonts and colors, the base styles, and the rules of all stylesheets that can apply to it.
 * @param classLists the class attributes on the page; an island that adds markup later brings its own styles
 * @param otherFonts the styles of the fonts that only some pages need
 */
export function pageStyles(classLists: string[], site: Site, otherFonts = ''): PageStyles {
  const siteStyles = getOrInsertComputed(stylesByClasses, site, () => new LRUCache({ max: 500 }))
  return getOrInsertComputed(siteStyles, classLists.join('') + otherFonts, () => {
    const used = new Set(classLists.flatMap((list) => list.slice(' class="'.length, -1).split(' ')))
    const css = getOrInsertComputed(baseStyles, site, () => stylesOfAllPages(site)) + rulesFor(used) + otherFonts
    return { css, hash: sourceHash(css) }
  })
}

function stylesOfAllPages({ theme }: Site): string {
  const colors = Object.entries(siteColors(theme)).map(([role, color]) => `--${role}:${color}`)
  return [fontStyles(theme), `:root{${colors.join(';')}}`, ...ground, `:root{${shapeStyles(theme)}}`].join('')
}

/** The rules of all stylesheets that can apply to a page with these classes. */
function rulesFor(used: ReadonlySet<string>): string {
  const applied = sheets.filter(({ classes }) => classes.length === 0 || classes.some((name) => used.has(name)))
  const roots = applied.map(({ root }) => root.clone())
  for (const root of roots) removeRules(root, used)
  return roots.join('')
}

/** Removes the rules whose selectors all name an unused class, and the at-rules that this leaves empty. */
function removeRules(container: Container, used: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) =>
        classesOf(selector.replaceAll(NOT_NEEDED, '')).every((name) => used.has(name)),
      )
      if (selectors.length === 0) node.remove()
      else if (selectors.length < node.selectors.length) node.selectors = selectors
    } else if (node.type === 'atrule' && ['media', 'supports', 'container', 'layer'].includes(node.name)) {
      removeRules(node, used)
      if (node.nodes?.length === 0) node.remove()
    }
  })
}

function classesOf(css: string): string[] {
  return Array.from(css.matchAll(MODULE_CLASS), ([, name = '']) => name)
}
