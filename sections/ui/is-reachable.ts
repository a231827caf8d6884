/**
 * Whether another host answers. A frame "loads" even when its host doesn't: it shows the browser's own error. So the host
 * is asked beside it, for its first page, since what the frame shows is loaded once only.
 */
export async function isReachable(address: string): Promise<boolean> {
  const { origin } = new URL(address, location.href)
  if (origin === location.origin) return true
  try {
    await fetch(origin, { mode: 'no-cors', credentials: 'omit' })
    return true
  } catch {
    return false
  }
}
