/** What translators put in place of the texts that React knows. */
const replacements = new WeakMap<Node, ChildNode>()

const observersByRoot = new Map<Node, MutationObserver>()

/**
 * Lets React go on in an element whose nodes others move or replace: the translators of browsers put each text into a <font>,
 * and React would then fail at the first change next to it, and remove everything
 * (https://github.com/facebook/react/issues/11538).
 */
export function tolerateForeignChanges(root: Node): void {
  if (observersByRoot.size === 0) guardChanges()
  const observer = new MutationObserver((records) => readRecords(records, observer))
  observer.observe(root, { childList: true, subtree: true })
  observersByRoot.set(root, observer)
}

function readRecords(records: MutationRecord[], observer: MutationObserver): void {
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') {
      // React has changed a text that is translated: the new text takes the translation's place, and is translated in turn
      const translation = replacements.get(target)
      if (translation?.isConnected && target instanceof Text) translation.replaceWith(target)
      continue
    }
    const replacement = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.isConnected || !(replacement instanceof Element)) continue
      replacements.set(text, replacement)
      observer.observe(text, { characterData: true })
    }
  }
}

/** The child of an element in which a node of React's is now; undefined if it is gone. */
function placeIn(parent: Node, node: Node): Node | undefined {
  for (let place: Node | null = node; place; place = place.parentNode) if (place.parentNode === parent) return place
  const replacement = replacements.get(node)
  return replacement && placeIn(parent, replacement)
}

/** Whether a node is in an island, after what has changed there so far is read. */
function isInIsland(node: Node): boolean {
  for (const [root, observer] of observersByRoot) {
    if (!root.contains(node)) continue
    readRecords(observer.takeRecords(), observer)
    return true
  }
  return false
}

/** Changes the two methods with which React moves nodes, where they would throw. */
function guardChanges(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    const isForeign = next !== null && next.parentNode !== this && isInIsland(this)
    return Reflect.apply(insertBefore, this, [node, isForeign ? (placeIn(this, next) ?? null) : next]) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !isInIsland(this)) return Reflect.apply(removeChild, this, [child]) as T
    const place = placeIn(this, child)
    if (place) Reflect.apply(removeChild, this, [place])
    return child
  }
}
