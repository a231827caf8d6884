/**
 * What React writes in its own way: elements without content as "<br/>" (text can't look like this, since its "<" is
 * escaped), shapes of a drawing with an end tag, and attributes that are true by being there with a value.
 */
const OWN_WAY =
  /<(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^>]*\/>|><\/(?:path|rect|circle|ellipse|line|polyline|polygon|use)>| (?:async|autofocus|checked|defer|disabled|hidden|multiple|open|readonly|required|selected)=""/g

/** Attributes that React writes in its own spelling, and those that are true by being there. */
const ATTRIBUTE =
  / (?:(?:autoComplete|charSet|crossOrigin|fetchPriority|imageSizes|imageSrcSet|srcSet)="|(?:async|autofocus|checked|defer|disabled|hidden|multiple|open|readonly|required|selected)="")/g

/**
 * React's markup in HTML's own syntax: no slash in elements without content, attributes in small letters, no empty values.
 * So what React's own renderer writes can be compared with what writeNode() does.
 */
export const toHtmlSyntax = (markup: string): string => markup.replace(OWN_WAY, inHtml)

function inHtml(found: string): string {
  if (found.startsWith(' ')) return withoutValue(found)
  // there a slash is all that it takes
  if (found.startsWith('>')) return '/>'
  return `${found.slice(0, -2).replace(ATTRIBUTE, (name) => (name.endsWith('""') ? withoutValue(name) : name.toLowerCase()))}>`
}

const withoutValue = (attribute: string) => attribute.slice(0, -'=""'.length)
