/** The addresses of all pictures that a value names. */
export function picturesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'src' in value && 'alt' in value && typeof value.src === 'string' ? [value.src] : []
  return [...own, ...Object.values(value).flatMap(picturesOf)]
}
