/** A Map, a WeakMap or a cache, as far as getOrInsertComputed uses it. */
interface Entries<Key, Value> {
  get: (key: Key) => Value | undefined
  has: (key: Key) => boolean
  set: (key: Key, value: Value) => unknown
}

/**
 * Gets the value of a key from a map. If the map lacks the key, computes the value and inserts it.
 * JavaScript has this as Map.prototype.getOrInsertComputed, but Node 20 does not.
 */
export function getOrInsertComputed<Key, Value>(map: Entries<Key, Value>, key: Key, compute: () => Value): Value {
  const existing = map.get(key)
  if (existing !== undefined || map.has(key)) return existing as Value
  const value = compute()
  map.set(key, value)
  return value
}
