/** Joins class names and leaves out what isn't there: ('a', undefined, false, 'b') is "a b". */
export function classes(...names: (string | false | undefined)[]): string | undefined {
  let joined = ''
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name
  return joined || undefined
}
