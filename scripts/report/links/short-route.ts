const LONGEST = 22

/** An address as the label of a node: a long one is cut in its middle, since beginning and end tell it from others. */
export function shortRoute(route: string): string {
  const half = (LONGEST - 1) / 2
  return route.length > LONGEST ? `${route.slice(0, Math.ceil(half))}…${route.slice(-Math.floor(half))}` : route
}
