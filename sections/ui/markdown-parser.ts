import MarkdownIt from 'markdown-it'

/** Creates a parser of the Markdown that texts may hold, for the page and for the rules. */
export const createMarkdown = () =>
  new MarkdownIt({ html: false, linkify: false }).disable([
    // Pictures have a field of their own, where their sizes are made and their alt text is checked.
    'image',
    // Aligned columns would come out as style attributes, which the content security policy forbids.
    'table',
  ])
