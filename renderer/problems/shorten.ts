/**
 * Shortens a text to some characters, with an ellipsis wherever something was left out.
 * @param widest how many characters remain at most, ellipses included
 * @param from the index of the first character to show
 * @example shorten('Call us before noon.', 10) → "Call us b…"
 * @example shorten('Call us before noon.', 10, 7) → "…before n…"
 */
export function shorten(text: string, widest: number, from = 0): string {
  const rest = from > 0 ? `…${text.slice(from + 1)}` : text
  return rest.length > widest ? `${rest.slice(0, widest - 1)}…` : rest
}
