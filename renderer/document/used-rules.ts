import { type ChildNode, type Container, type Root, parse } from 'postcss'

/** A class of a CSS module, as renderer/vite/scoped-name.ts makes it. */
const MODULE_CLASS = /\.(_[\w-]+)/g

/** A stylesheet that can be cut down to what a page uses. */
export class Stylesheet {
  private readonly root: Root

  constructor(css: string) {
    this.root = parse(css)
  }

  /** The rules that can apply on a page with these classes of CSS modules. Rules without such a class always can. */
  rulesFor(classes: Set<string>): string {
    const page = this.root.clone()
    prune(page, classes)
    return page.toString()
  }
}

function prune(container: Container<ChildNode>, classes: Set<string>): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) =>
        [...selector.matchAll(MODULE_CLASS)].every(([, name]) => classes.has(name ?? '')),
      )
      if (selectors.length === 0) node.remove()
      else node.selectors = selectors
    } else if (node.type === 'atrule' && (node.name === 'media' || node.name === 'supports')) {
      prune(node, classes)
      if (node.nodes?.length === 0) node.remove()
    }
  })
}
