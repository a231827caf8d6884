import { usePage } from '../page-context'
import { renderInline } from './markdown-html'

interface Props {
  text: string
  as?: 'p' | 'span' | 'div'
  className?: string
}

/** A text of one paragraph whose bold words and links are written as Markdown. */
export function Markdown({ text, as: Tag = 'p', className }: Props) {
  const html = renderInline(text, usePage().site)
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
