/** A page whose files are written. */
export interface WrittenPage {
  /** Its files in the folder of the build, one for its own address and one for each alias: "plano.html". */
  files: string[]
  uses: PageUses
}

/** What the rendering of a page has read beside the page itself and site.json. */
export interface PageUses {
  /** The addresses of pictures. */
  images: string[]
  /** Whether it has read which cities the site has, or only that there are more than a page lists. */
  cities?: 'all' | 'many'
  /** Whether it has read which cities it may list. */
  nearby?: true
}
