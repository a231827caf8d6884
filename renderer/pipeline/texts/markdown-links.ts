import MarkdownIt from 'markdown-it'

const parser = new MarkdownIt({ html: false, linkify: false })
// every address counts here, also one that would not be rendered as a link: it is told as a mistake
parser.validateLink = () => true

/** An address that Markdown leaves as it is, with the bracket that ends it. */
const PLAIN_ADDRESS = /[\w/#?=&.:~+@-]+\)/y

/** A quick look: false where a text can't hold links. Single signs are found faster than two beside each other. */
const mayHoldLinks = (text: string): boolean => (text.includes(']') && text.includes('](')) || text.includes('<')

const NONE: readonly string[] = []

/** The addresses of a Markdown text's links, in order. */
export function markdownLinks(text: string): readonly string[] {
  if (!mayHoldLinks(text)) return NONE
  return plainLinks(text) ?? parseLinks(text)
}

/** Signs with which brackets may mean something else: pictures, code, escapes, tags, and the spaces that make code blocks. */
const OTHER_USE = ['![', '`', '\\', '<', '    ', '\t']

/** Whether one of them is in a text. */
function hasOtherUse(text: string): boolean {
  for (const sign of OTHER_USE) if (text.includes(sign)) return true
  return false
}

/**
 * Most texts hold plain links only: words of one line without brackets, and an address that Markdown leaves as it is. To
 * find these takes a tenth of the time that parsing them does.
 */
function plainLinks(text: string): string[] | undefined {
  if (hasOtherUse(text)) return undefined
  const links: string[] = []
  for (let close = text.indexOf(']('); close >= 0; close = text.indexOf('](', close + 1)) {
    const open = text.lastIndexOf('[', close)
    const isPlain = open >= 0 && text.indexOf(']', open) === close && text.lastIndexOf('\n', close) < open
    const address = close + 2
    PLAIN_ADDRESS.lastIndex = address
    if (!isPlain || !PLAIN_ADDRESS.test(text)) return undefined
    links.push(text.slice(address, PLAIN_ADDRESS.lastIndex - 1))
  }
  return links
}

function parseLinks(text: string): string[] {
  return parser
    .parse(text, {})
    .flatMap((token) => token.children ?? [])
    .flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : []))
}
