/** What a page's script can bring to life. */
export type IslandName =
  | 'drawer'
  | 'accordion'
  | 'quote-form'
  | 'frame'
  | 'not-found'
  | 'parallax'
  | 'chat'
  | 'menu'
  | 'financing'
  | 'analytics'

/** When it does: on sight, when the browser has time, at the first click, or while a media query holds. */
export type IslandTime = 'visible' | 'idle' | 'touch' | { media: string }

/** The attributes that make an element an island. The margin says how far off "visible" begins. */
export function island(name: IslandName, when: IslandTime, margin?: string): Record<string, string> {
  return {
    'data-island': name,
    ...(typeof when === 'string' ? { 'data-when': when } : { 'data-when': 'media', 'data-media': when.media }),
    ...(margin && { 'data-margin': margin }),
  }
}
