import { type Proposer, replace } from './repair'

/** Comments that follow one another are one. Of a comment that never ends only the line is taken. */
const COMMENTS = /(?:\s*(?:\/\/.*|#.*|\/\*[^]*?\*\/|\/\*.*))+/y

/** A comment. */
export const proposeComments: Proposer = (text, { stop }) => {
  COMMENTS.lastIndex = stop
  const [comment] = COMMENTS.exec(text) ?? []
  if (comment === undefined) return []
  const end = stop + comment.trimEnd().length
  return [
    replace(stop, end, ' ', [
      'has a comment here, which JSON does not know',
      'Write a "$comment" property instead, or take the comment away.',
    ]),
  ]
}
