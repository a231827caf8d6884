import type { ChangeKind } from './change'

/** How people call the kinds of changes. */
export const KIND_NAMES: Record<ChangeKind, string> = {
  words: 'words',
  link: 'links',
  picture: 'pictures',
  metadata: 'metadata',
  data: 'structured data',
  style: 'styles',
  markup: 'markup',
}
