import type { StyleRule } from './style-rules'

/**
 * Puts the values of custom properties that never change in their places: a page then neither defines nor names them.
 * What a media query, a section or a state says anew stays a property; of a site's own colors the last word counts.
 * @param constants what findConstants() has found among all rules of which these are some
 * @returns the rules as text
 */
export function inlineConstants(rules: StyleRule[], constants: Map<string, string>): string {
  const resolve = (value: string): string => {
    if (!value.includes('var(')) return value
    return value.replace(/var\((--[\w-]+)\)/g, (reference, name: string) => {
      const constant = constants.get(name)
      return constant === undefined ? reference : resolve(constant)
    })
  }
  const write = ({ heads, declarations, rules }: StyleRule): string => {
    const own = declarations.filter(({ name }) => !constants.has(name))
    const inside = [...own.map(({ name, value }) => `${name}:${resolve(value)}`), rules.map(write).join('')]
    return `${heads.map(({ text }) => text).join(',')}{${inside.filter(Boolean).join(';')}}`
  }
  return rules.map(write).join('')
}

/** What is said for the whole document, under no condition, and nowhere else: values by the custom properties' names. */
export function findConstants(rules: StyleRule[]): Map<string, string> {
  const constants = new Map<string, string>()
  const changing = new Set<string>()
  const look = (rule: StyleRule, isTop: boolean) => {
    const isConstant = isTop && rule.heads.length === 1 && rule.heads[0]?.text === ':root'
    for (const { name, value } of rule.declarations) {
      if (!name.startsWith('--')) continue
      if (isConstant) constants.set(name, value)
      else changing.add(name)
    }
    for (const inner of rule.rules) look(inner, false)
  }
  for (const rule of rules) look(rule, true)
  for (const name of changing) constants.delete(name)
  return constants
}
