/** Strings, what is escaped, and the signs that decide whether a comma parts two selectors. */
const SIGN = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\\[^]|[,()[\]]/g

/** "a, b:is(c, d)" → "a" and "b:is(c, d)". */
export function splitSelectors(text: string): string[] {
  const selectors: string[] = []
  let [start, depth] = [0, 0]
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign !== ',' || depth > 0) continue
    selectors.push(text.slice(start, index).trim())
    start = index + 1
  }
  return [...selectors, text.slice(start).trim()]
}
