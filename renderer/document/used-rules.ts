import type { StyleRule } from './style-rules'

/** The rules that can apply on a page with these classes of CSS modules. Rules without such a class always can. */
export function usedRules(rules: StyleRule[], classes: Set<string>): StyleRule[] {
  return rules.flatMap((rule) => {
    const heads = rule.heads.filter(({ needs }) => needs.every((name) => classes.has(name)))
    const inner = rule.rules.length > 0 ? usedRules(rule.rules, classes) : rule.rules
    if (heads.length === 0 || (rule.isCondition && inner.length === 0)) return []
    return [{ ...rule, heads, rules: inner }]
  })
}
