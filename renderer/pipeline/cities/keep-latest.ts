/** Makes a function that keeps what another one made of the keys that were asked for last, and only of so many. */
export function keepLatest<K, V>(make: (key: K) => V, most: number): (key: K) => V {
  const kept = new Map<K, V>()
  return (key) => {
    const value = kept.get(key) ?? make(key)
    // a Map remembers the order in which keys were set
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
