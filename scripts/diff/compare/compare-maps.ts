import type { Change, ChangeKind } from '../change'

/** The names whose value was added, removed or changed. */
export function compareMaps(kind: ChangeKind, before: Map<string, string>, after: Map<string, string>): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const [old, now] = [before.get(name), after.get(name)]
    if (old === now) return []
    return [{ kind, name, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }]
  })
}
