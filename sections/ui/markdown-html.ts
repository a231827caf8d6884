import MarkdownIt from 'markdown-it'
import type { Site } from '../../schemas/types'
import { linkAttributes } from './href'

const markdown = new MarkdownIt({ html: false, linkify: false })

// Pictures have a field of their own, where their sizes are made and their alt text is checked.
markdown.disable('image')
// Aligned columns would come out as style attributes, which the content security policy forbids.
markdown.disable('table')
markdown.validateLink = (url) => /^(https:|tel:|mailto:|#|\/(?!\/))/i.test(url)

markdown.renderer.rules.link_open = (tokens, index, options, env, renderer) => {
  const link = tokens[index]
  const site = env?.site as Site | undefined
  const url = link?.attrGet('href')
  if (link && site && typeof url === 'string') {
    // The parser writes "tel:(972) 555-0142" as "tel:(972)%20555-0142", and %20 has digits.
    const attributes = linkAttributes(url.startsWith('tel:') ? decodeURI(url) : url, site)
    for (const [name, value] of Object.entries(attributes)) link.attrSet(name, value)
    if (url.startsWith('tel:')) link.attrSet('class', 'nobr')
  }
  return renderer.renderToken(tokens, index, options)
}

// An author's ### is the level below the heading over the text, whatever level that is: levels never skip.
for (const rule of ['heading_open', 'heading_close'] as const) {
  markdown.renderer.rules[rule] = (tokens, index, options, env, renderer) => {
    const heading = tokens[index]
    if (heading) heading.tag = `h${Math.min(6, Number(env?.headingLevel ?? 3))}`
    return renderer.renderToken(tokens, index, options)
  }
}

/** Bold, italics and links of one line, as HTML. */
export const renderInline = (text: string, site: Site): string => markdown.renderInline(text, { site })

/**
 * Paragraphs, lists and headings, as HTML.
 * @param headingLevel of the headings in the text
 */
export const renderBlocks = (text: string, site: Site, headingLevel = 3): string =>
  markdown.render(text, { site, headingLevel })
