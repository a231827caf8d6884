/**
 * The route that an address asks for, without escapes: "/caf%C3%A9" is "/café".
 * @returns undefined where the escapes are none
 */
export function decodeRoute(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
