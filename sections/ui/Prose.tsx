import { usePage } from '../page-context'
import { renderBlocks } from './markdown-html'

/** Running text in Markdown: paragraphs, lists, headings. */
export function Prose({ text, className }: { text: string; className?: string }) {
  const html = renderBlocks(text, usePage().site)
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
