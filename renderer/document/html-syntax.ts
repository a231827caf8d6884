/** Elements without content as React writes them, "<br/>"; text can't look like this, since its "<" is escaped. */
const VOID_ELEMENT = /<(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b([^>]*?)\/>/g

/** Attributes that React writes in its own spelling. */
const ATTRIBUTE = / (autoComplete|charSet|crossOrigin|fetchPriority|imageSizes|imageSrcSet|srcSet)="/g

/** Attributes that are true by being there. */
const BOOLEAN = / (async|autofocus|checked|defer|disabled|hidden|multiple|open|readonly|required|selected)=""/g

/** Shapes of a drawing without content: there a slash is all that it takes, where React writes an end tag. */
const SHAPE_END = /><\/(?:path|rect|circle|ellipse|line|polyline|polygon|use)>/g

/** React's markup in HTML's own syntax: no slash in elements without content, attributes in small letters, no empty values. */
export function toHtmlSyntax(markup: string): string {
  const shorter = markup.replaceAll(BOOLEAN, ' $1').replaceAll(SHAPE_END, '/>')
  return shorter.replace(VOID_ELEMENT, (_, element: string, attributes: string) => {
    const lower = attributes.replace(ATTRIBUTE, (attribute) => attribute.toLowerCase())
    return `<${element}${lower}>`
  })
}
