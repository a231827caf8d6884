/** A run of words that stands on its own: a paragraph, an entry of a list, a button. */
export interface TextBlock {
  text: string
  /** The heading above it; "heading" for a heading itself, "header" and "footer" for what stands in those. */
  under: string
}

export interface LinkFact {
  href: string
  label: string
}

export interface PictureFact {
  /** The address of the picture as its author wrote it. */
  file: string
  alt: string
  /** The hash of the picture's content, where its smaller variants name one. */
  version: string
}

/** What a page says to people and to programs, read from its HTML. */
export interface PageFacts {
  blocks: TextBlock[]
  links: LinkFact[]
  pictures: PictureFact[]
  /** Title, language, every <meta>, canonical link, icons: name → value. */
  metadata: Map<string, string>
  /** The page's JSON-LD, a value for each script. */
  data: unknown[]
  /** The rules of the page's own styles: media query and selector → declarations. */
  styles: Map<string, string>
  /** The page's start tags in their order, without what the other facts tell. */
  tags: string[]
}
