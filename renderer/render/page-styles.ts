import { LRUCache } from 'lru-cache'
import { type Container, type Root, parse } from 'postcss'
import type { Site } from '../../schemas/types'
import { siteColors } from '../../sections/ui/styles/colors'
import { fontStyles } from '../../sections/ui/styles/fonts'
import { shapeStyles } from '../../sections/ui/styles/shape'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { isRightToLeft, siteLanguage } from '../site/languages'
import { sourceHash } from './policy'

const FILES = import.meta.glob<string>(
  ['../../sections/ui/styles/{tokens,ground,layout,parts,print,rtl}.css', '../../sections/{*,ui/embeds}/*.module.css'],
  { query: '?inline', import: 'default', eager: true },
)

const sharedStyles = (name: string) => FILES[`../../sections/ui/styles/${name}.css`] ?? ''

/** A class of a CSS module, as vite.config.ts names it: "_Hero-title". */
const MODULE_CLASS = /\.(_[A-Z]\w*-[\w-]+)/g

/** Any class: in the selectors of common styles, a dot begins nothing else. */
const ANY_CLASS = /\.([\w-]+)/g

/** Pseudo-classes whose argument may name classes that the page lacks. */
const NOT_NEEDED = /:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g

/** In rules that only pages need whose language is written from right to left. */
const RIGHT_TO_LEFT = ':dir(rtl)'

const isShared = (path: string) => /\/(ui|frame)\//.test(path)

/** A stylesheet whose rules only some pages need. */
interface Sheet {
  root: Root
  /** A page without any of these needs nothing of it; where there are none, all pages need some of it. */
  classes: string[]
  /** Finds the classes in a selector without which its rule can't apply. */
  classPattern: RegExp
}

/** The styles of shared components come first, so that sections can override them. */
const moduleSheets = Object.entries(FILES)
  .filter(([path]) => path.endsWith('.module.css'))
  .sort(([a], [b]) => Number(isShared(b)) - Number(isShared(a)))
  .map(([, css]): Sheet => {
    const classes = [...new Set(classesOf(css, MODULE_CLASS))]
    return { root: parse(css), classes, classPattern: MODULE_CLASS }
  })

/** The styles of the classes that sections have in common. No island adds markup that has one of them. */
const commonSheets = ['layout', 'parts'].map((name): Sheet => ({
  root: parse(sharedStyles(name)),
  classes: [],
  classPattern: ANY_CLASS,
}))

/** The styles of a page, and the hash by which its content security policy allows them. */
export interface PageStyles {
  css: string
  hash: string
}

/** The styles that every page of a site has, before and after those of the common classes. */
const baseStyles = new WeakMap<Site, [before: string, after: string]>()

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
    const [before, after] = getOrInsertComputed(baseStyles, site, () => stylesOfAllPages(site))
    const rules = (sheets: Sheet[]) => rulesOf(sheets, used, isRightToLeft(siteLanguage(site)))
    const css = [before, rules(commonSheets), after, rules(moduleSheets), otherFonts].join('')
    return { css, hash: sourceHash(css) }
  })
}

function stylesOfAllPages(site: Site): [before: string, after: string] {
  const { theme } = site
  const colors = Object.entries(siteColors(theme)).map(([role, color]) => `--${role}:${color}`)
  const ground = [fontStyles(theme), `:root{${colors.join(';')}}`, sharedStyles('tokens'), sharedStyles('ground')]
  const mirrored = isRightToLeft(siteLanguage(site)) ? sharedStyles('rtl') : ''
  return [ground.join(''), `${sharedStyles('print')}:root{${shapeStyles(theme)}}${mirrored}`]
}

/** The rules of stylesheets that can apply to a page with these classes. */
function rulesOf(sheets: Sheet[], used: ReadonlySet<string>, isMirrored: boolean): string {
  const applied = sheets.filter(({ classes }) => classes.length === 0 || classes.some((name) => used.has(name)))
  return applied
    .map(({ root, classPattern }) => {
      const copy = root.clone()
      const canApply = (selector: string) =>
        (isMirrored || !selector.includes(RIGHT_TO_LEFT)) &&
        classesOf(selector.replaceAll(NOT_NEEDED, ''), classPattern).every((name) => used.has(name))
      removeRules(copy, canApply)
      return copy.toString()
    })
    .join('')
}

/** Removes the rules of which no selector can apply, and the at-rules that this leaves empty. */
function removeRules(container: Container, canApply: (selector: string) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter(canApply)
      if (selectors.length === 0) node.remove()
      else if (selectors.length < node.selectors.length) node.selectors = selectors
    } else if (node.type === 'atrule' && ['media', 'supports', 'container', 'layer'].includes(node.name)) {
      removeRules(node, canApply)
      if (node.nodes?.length === 0) node.remove()
    }
  })
}

function classesOf(css: string, pattern: RegExp): string[] {
  return Array.from(css.matchAll(pattern), ([, name = '']) => name)
}
