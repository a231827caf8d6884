import type { FormatRule } from '../rule'
import { ICON_NAMES } from './icon-names'

const icons = new Set(ICON_NAMES)

export const unknownIcon: FormatRule = {
  name: 'unknown-icon',
  severity: 'error',
  asks: 'An icon is named as in the Lucide set.',
  why: 'There is nothing to draw under another name.',
  mend: 'Find one on lucide.dev/icons and write its name.',
  example: {
    of: 'section',
    wrong: `{
  "type": "points",
  "items": [
    { "icon": «"plug-zapp"», "title": "Chargers" },
    { "icon": "clock", "title": "Time switches" }
  ]
}`,
    right: `{
  "type": "points",
  "items": [
    { "icon": "plug-zap", "title": "Chargers" },
    { "icon": "clock", "title": "Time switches" }
  ]
}`,
  },
  format: 'icon',
  must: 'the name of a Lucide icon (lucide.dev/icons)',
  test: (text) => icons.has(text),
  known: icons,
}
