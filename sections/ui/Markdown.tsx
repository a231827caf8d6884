import type { Site } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { isNumberLink, linkAttributes } from './links'
import { createMarkdown } from './markdown-parser'
import { classes } from './Section'

interface MarkdownProps {
  text: string
  as?: 'p' | 'span' | 'div'
  className?: string
}

/** A text of one paragraph whose bold words and links are written as Markdown. */
export function Markdown({ text, as: Tag = 'p', className }: MarkdownProps) {
  const html = markdown.renderInline(text, { site: usePage().site })
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

interface MarkdownBlocksProps {
  text: string
  /** The level of the headings in the text. */
  headingLevel?: number
  className?: string
}

/** Running text in Markdown: paragraphs, lists, headings. */
export function MarkdownBlocks({ text, headingLevel = 3, className }: MarkdownBlocksProps) {
  const html = markdown.render(text, { site: usePage().site, headingLevel })
  return <div className={classes('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}

const markdown = createMarkdown()

markdown.validateLink = (url) => /^(https:|tel:|sms:|mailto:|#|\/(?!\/))/i.test(url)

markdown.renderer.rules.link_open = (tokens, index, options, env, renderer) => {
  const link = tokens[index]
  const site = env?.site as Site | undefined
  const url = link?.attrGet('href')
  if (link && site && typeof url === 'string') {
    // The parser writes "tel:(972) 555-0142" as "tel:(972)%20555-0142", and %20 has digits.
    const attributes = linkAttributes(isNumberLink(url) ? url.replace(/^[^?]*/, decodeURI) : url, site)
    for (const [name, value] of Object.entries(attributes)) link.attrSet(name, value)
    if (isNumberLink(url)) link.attrSet('class', 'nobr')
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
