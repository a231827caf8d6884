import iconNodes from 'lucide-static/icon-nodes.json' with { type: 'json' }

/** The names of Lucide's icons. Where commands are bundled these alone stand there: the shapes are most of a megabyte. */
export const ICON_NAMES = Object.keys(iconNodes)
