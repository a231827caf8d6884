import { inlineConstants } from './inline-constants'
import { minifyCss } from './minify-css'
import type { StyleRule } from './style-rules'
import { usedRules } from './used-rules'

/** The rules of one stylesheet, of which a page is given those that can apply on it. Many kinds of pages need the same. */
export class Sheet {
  readonly #classes: string[]
  readonly #minified = new Map<string, string>()

  /** @param constants what custom properties stand for that never change: see inline-constants.ts */
  constructor(
    private readonly rules: StyleRule[],
    private readonly constants: Map<string, string>,
  ) {
    this.#classes = [...classesIn(rules)]
  }

  /**
   * Its rules for a page with these classes of CSS modules, minified. A stylesheet that has such classes says nothing to a
   * page that has none of them.
   */
  cssFor(used: Set<string>): string {
    const own = this.#classes.filter((name) => used.has(name))
    if (own.length === 0 && this.#classes.length > 0) return ''
    const key = own.join(' ')
    let css = this.#minified.get(key)
    if (css === undefined) {
      css = minifyCss(inlineConstants(usedRules(this.rules, used), this.constants))
      this.#minified.set(key, css)
    }
    return css
  }
}

const classesIn = (rules: StyleRule[]): Set<string> =>
  new Set(rules.flatMap(({ heads, rules }) => [...heads.flatMap(({ needs }) => needs), ...classesIn(rules)]))
