/** The entries of two lists that have no equal in the other one; an entry that stands twice needs two. */
export function unmatched<T>(before: T[], after: T[], keyOf: (entry: T) => string): { removed: T[]; added: T[] } {
  return { removed: without(before, after, keyOf), added: without(after, before, keyOf) }
}

function without<T>(entries: T[], others: T[], keyOf: (entry: T) => string): T[] {
  const times = new Map<string, number>()
  for (const other of others) times.set(keyOf(other), (times.get(keyOf(other)) ?? 0) + 1)
  return entries.filter((entry) => {
    const left = times.get(keyOf(entry)) ?? 0
    times.set(keyOf(entry), left - 1)
    return left <= 0
  })
}
