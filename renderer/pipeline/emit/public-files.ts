/** Pictures are published by emit/images.ts, as far as the site shows them. */
const PICTURES = '/images/'

/**
 * The files of public/ that are copied as they are. One of ours with the same name gives way: an author who writes a
 * robots.txt means it. A page doesn't; the rule file-clash has told of it.
 * @param addresses of the files: "/brochure.pdf"
 * @param pages the files of the pages, which stay: "plano.html"
 * @returns their names: "brochure.pdf"
 */
export function copiedFiles(addresses: string[], pages: Set<string>): Set<string> {
  const others = addresses.filter((address) => !address.startsWith(PICTURES)).map((address) => address.slice(1))
  return new Set(others.filter((name) => !pages.has(name)))
}
