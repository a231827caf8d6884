/** The classes that the rendering under way has used, as they stand in the page: "Hero-title". */
let used: Set<string> | undefined

/**
 * Runs a rendering and tells which styles it used. Rendering is synchronous, so that no two can mix.
 * @returns its result, and the classes it took from CSS modules
 */
export function recordStyles<T>(render: () => T): { result: T; classes: Set<string> } {
  const classes = (used = new Set())
  try {
    return { result: render(), classes }
  } finally {
    used = undefined
  }
}

/** Lets a CSS module's classes note that they are used. Vite's configuration wraps every module in this. */
export function noteUse(classes: Record<string, string>): Record<string, string> {
  const noted = {}
  for (const [key, name] of Object.entries(classes)) {
    const get = () => {
      used?.add(name)
      return name
    }
    Object.defineProperty(noted, key, { enumerable: true, get })
  }
  return noted
}
