/** A value in a few words: texts as JSON, cut; lists and objects by what they hold. */
export function shorten(value: unknown, widest = 60): string {
  if (Array.isArray(value)) return value.length === 1 ? '[ 1 entry ]' : `[ ${value.length} entries ]`
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value).join(', ')
    return names ? `{ ${cut(names, widest - 4)} }` : '{}'
  }
  return cut(JSON.stringify(value) ?? 'nothing', widest)
}

const cut = (text: string, widest: number) => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text)
