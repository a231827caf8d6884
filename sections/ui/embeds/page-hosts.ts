import type { Site } from '../../../schemas/types'

/**
 * Where a frame gets its documents from that shows a page by its address: from that page's host, and from those that it may
 * lead to.
 */
export function pageHosts(address: string | undefined, { embeds }: Site): string[] {
  if (!address) return []
  return ["'self'", new URL(address).origin, ...(embeds?.allowedHosts ?? []).map((host) => `https://${host}`)]
}
