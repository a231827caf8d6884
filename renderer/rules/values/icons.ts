import { readFileSync } from 'node:fs'
import { packageFile } from '../../documents/packages'
import { suggest } from '../../problems/suggest'

/** The drawings of Lucide's icons, by name. Importing the file as a module takes six times as long as reading it. */
export const ICONS_FILE = packageFile('lucide-static/icon-nodes.json')

/** The names of Lucide's icons. */
export const ICON_NAMES = Object.keys(JSON.parse(readFileSync(ICONS_FILE, 'utf8')) as object)

export const icons = new Set(ICON_NAMES)

/** The words that each of Lucide's icons is found by: "zap" by "lightning". */
let iconTags: Record<string, string[]> | undefined

/** The icon that a word names in another case, or at most three that it finds, the shortest names first, since they are the plainest drawings. */
export function iconsTagged(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
  const named = words.replaceAll(' ', '-')
  if (icons.has(named)) return suggest(named)
  iconTags ??= JSON.parse(readFileSync(packageFile('lucide-static/tags.json'), 'utf8')) as Record<string, string[]>
  const names = Object.keys(iconTags).filter((name) => iconTags?.[name]?.includes(words))
  const [first, ...others] = names
    .sort((a, b) => a.length - b.length)
    .slice(0, 3)
    .map((name) => `"${name}"`)
  return first && `Did you mean ${[first, ...others].join(' or ')}?`
}
