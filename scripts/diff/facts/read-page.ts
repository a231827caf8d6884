import { parse } from 'parse5'
import { elementsOf } from './elements'
import type { PageFacts } from './page-facts'
import { readBlocks } from './read-blocks'
import { readData } from './read-data'
import { readLinks } from './read-links'
import { readMetadata } from './read-metadata'
import { readPictures } from './read-pictures'
import { readStyles } from './read-styles'
import { readTags } from './read-tags'

/** Reads out of a document's HTML what it says to people and to programs. */
export function readPage(text: string): PageFacts {
  const all = [...elementsOf(parse(text))]
  // the parser adds what a document leaves out
  const [html, head, body] = ['html', 'head', 'body'].map((name) => all.find(({ tagName }) => tagName === name))
  if (!html || !head || !body) throw new Error('The parser of HTML gave no document.')
  return {
    blocks: readBlocks(body),
    links: readLinks(body),
    pictures: readPictures(body),
    metadata: readMetadata(html, head),
    data: readData(html),
    styles: readStyles(html),
    tags: readTags(html),
  }
}
