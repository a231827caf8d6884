/** What an address in a drawing leads to. */
interface DrawingAddress {
  /** The address as it is to be written: "#shadow", or a picture as a data: address. Undefined where it leads out of the drawing. */
  inside?: string
  isPicture: boolean
  /** What it leads to otherwise, as the end of a sentence: "is loaded from ads.example.com". */
  outside: string
}

/** What such an address leads to. */
export const RUNS_SCRIPT = 'runs a script'

/** A drawing could be published at any of these addresses. Only what leads to the drawing itself at both is part of it. */
const PLACES = ['https://one.invalid/a/drawing.svg', 'http://two.invalid/other.svg']

/** Pictures of pixels. An SVG would have to be checked in its turn. */
const EMBEDDED = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i

/**
 * Resolves an address as browsers do, who pass over spaces, tabs and line breaks, read "\" as "/" and any host without a
 * scheme as one.
 */
export function resolveAddress(written: string): DrawingAddress {
  const [first, second] = PLACES.map((place) => parseAddress(written, place))
  if (!first || !second) return { isPicture: false, outside: `has an address that can’t be read (${shorten(written)})` }
  if (PLACES[0] === first.href.replace(first.hash, '') && PLACES[1] === second.href.replace(second.hash, ''))
    return { inside: first.hash || '#', isPicture: false, outside: '' }
  if (EMBEDDED.test(first.href)) return { inside: first.href, isPicture: true, outside: '' }
  if (first.protocol === 'javascript:') return { isPicture: false, outside: RUNS_SCRIPT }
  // an address without a scheme has the host of the place
  const isElsewhere = /^(?:https?|ftp|wss?):$/.test(first.protocol) && first.host !== new URL(PLACES[0] ?? '').host
  return {
    isPicture: false,
    outside: isElsewhere ? `is loaded from ${first.host}` : `is loaded from elsewhere (${shorten(written)})`,
  }
}

function parseAddress(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** The beginning of a text that is printed. */
const shorten = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
