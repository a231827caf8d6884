import type { Change } from '../change'
import type { LinkFact } from '../facts/page-facts'
import { unmatched } from './unmatched'

/** The links that were added or removed, or lead elsewhere, or have another label. */
export function compareLinks(before: LinkFact[], after: LinkFact[]): Change[] {
  const { removed, added } = unmatched(before, after, ({ href, label }) => `${href} ${label}`)
  const take = (isPartner: (link: LinkFact) => boolean): LinkFact | undefined => {
    const at = added.findIndex(isPartner)
    return at < 0 ? undefined : added.splice(at, 1)[0]
  }
  const changes = removed.map((link): Change => {
    const sameLabel = take(({ label }) => label === link.label)
    if (sameLabel) return { kind: 'link', name: `target of “${link.label}”`, before: link.href, after: sameLabel.href }
    const sameTarget = take(({ href }) => href === link.href)
    if (sameTarget) return { kind: 'link', name: `label of ${link.href}`, before: link.label, after: sameTarget.label }
    return { kind: 'link', name: `“${link.label}”`, before: link.href }
  })
  return [...changes, ...added.map(({ href, label }): Change => ({ kind: 'link', name: `“${label}”`, after: href }))]
}
