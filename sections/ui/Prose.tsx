import { usePage } from '../page-context'
import { renderBlocks } from './markdown-html'

interface Props {
  text: string
  /** The level of the headings in the text. */
  headingLevel?: number
  className?: string
}

/** Running text in Markdown: paragraphs, lists, headings. */
export function Prose({ text, headingLevel, className }: Props) {
  const html = renderBlocks(text, usePage().site, headingLevel)
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
