/** A Map, a WeakMap or a cache, as far as getOrInsertComputed uses it. */
interface Entries<Key, Value> {
  get: (key: Key) => Value | undefined
  has: (key: Key) => boolean
  set: (key: Key, value: Value) => unknown
}

/**
 * Gets the value of a key, and computes and inserts it first where the map has no such key.
 * JavaScript has this as Map.prototype.getOrInsertComputed, but Node 20 does not.
 */
export function getOrInsertComputed<Key, Value>(map: Entries<Key, Value>, key: Key, compute: () => Value): Value {
  const existing = map.get(key)
  if (existing !== undefined || map.has(key)) return existing as Value
  const value = compute()
  map.set(key, value)
  return value
}
