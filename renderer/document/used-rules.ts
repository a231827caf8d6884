import { type ChildNode, type Container, type Root, parse } from 'postcss'

/** A class of a CSS module, as renderer/vite/scoped-name.ts makes it. */
const MODULE_CLASS = /\.(_[\w-]+)/g

/** What an element must not be, or may be one of: these classes need not stand on the page. */
const NOT_NEEDED = /:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g

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
      const selectors = node.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)))
      if (selectors.length === 0) node.remove()
      else node.selectors = selectors
    } else if (node.type === 'atrule' && (node.name === 'media' || node.name === 'supports')) {
      prune(node, classes)
      if (node.nodes?.length === 0) node.remove()
    }
  })
}

/** The classes of CSS modules that must stand on the page for a selector to match. */
function classesOf(selector: string): string[] {
  return Array.from(selector.replaceAll(NOT_NEEDED, '').matchAll(MODULE_CLASS), ([, name]) => name ?? '')
}
