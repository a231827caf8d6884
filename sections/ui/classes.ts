/** Joins class names and leaves out what isn't there: ('a', undefined, false, 'b') is "a b". */
export function classes(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
