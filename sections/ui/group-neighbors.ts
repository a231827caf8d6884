/** Puts neighbors of one group together; a name that comes back later starts a new group. */
export function groupNeighbors<Item extends { group?: string }>(items: Item[]): { name?: string; items: Item[] }[] {
  const groups: { name?: string; items: Item[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.name === item.group) last.items.push(item)
    else groups.push({ name: item.group, items: [item] })
  }
  return groups
}
