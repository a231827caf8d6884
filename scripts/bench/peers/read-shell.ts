/** What of Plat's pages is no document's: the same text in the peers' pages. */
export interface Shell {
  /** The addresses of the fonts. */
  fonts: string[]
  /** The styles of each model's page, by its place. */
  styles: Record<string, string>
  /** The scripts, as markup. */
  scripts: string
  /** The address of the drawing that holds the marks of social networks. */
  brands: string
  /** The outline of the drawing of so many stars. */
  stars: Record<string, string>
  /** What search engines are told of the business, as JSON. */
  business: string
}

/**
 * Reads it from pages that Plat has built.
 * @param pages one of each model, in their order
 */
export function readShell(pages: string[]): Shell {
  const all = pages.join('\n')
  const data = find(all, /<script type="application\/ld\+json">(.*?)<\/script>/s)
  const [business] = (JSON.parse(data) as { '@graph': object[] })['@graph']
  return {
    fonts: [
      ...new Set(Array.from(all.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g), ([, url = '']) => url)),
    ],
    styles: Object.fromEntries(pages.map((page, place) => [place, find(page, /<style>(.*?)<\/style>/s)])),
    scripts: find(all, /<\/script>((?:<script|<link)(?:(?!<\/body>).)*)<\/body>/s),
    brands: find(all, /<use href="([^"#]+)#/),
    stars: Object.fromEntries(
      Array.from(all.matchAll(/aria-label="(\d) out of 5 stars"><path d="([^"]+)"/g), ([, rating, path]) => [
        rating,
        path,
      ]),
    ),
    business: JSON.stringify(business),
  }
}

function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1]
  if (found === undefined)
    throw new Error(`Plat's pages have nothing like ${pattern}: the bench must learn their new form.`)
  return found
}
