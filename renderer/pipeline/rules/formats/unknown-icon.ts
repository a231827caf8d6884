import iconNodes from 'lucide-static/icon-nodes.json' with { type: 'json' }
import type { FormatRule } from '../rule'

const icons = new Set(Object.keys(iconNodes))

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
