import { insertAfter, insertBefore, type Proposer, replace } from './repair'

const HINT = 'A name and its value are written "name": "value".'

/** A colon missing or doubled, or something else in its place; a name or a value missing beside it. */
export const proposeColons: Proposer = (text, { tokens, state, stop }) => {
  const last = tokens.at(-1)
  const sign = /^(?:[,;]|=>?)/.exec(text.slice(stop, stop + 2))?.[0]
  if (state.expected === 'colon' && last) {
    return [
      insertAfter(last.end, ':', ['must have a colon after this', HINT]),
      ...(sign ? [replace(stop, stop + sign.length, ':', ['must have a colon here', HINT])] : []),
      insertAfter(last.end, ':null', ['must have a colon and a value after this', HINT]),
    ]
  }
  if (state.expected === 'value' && last) {
    return [
      ...(text[stop] === ':' ? [replace(stop, stop + 1, '', ['has a colon too many here', HINT])] : []),
      insertAfter(last.end, 'null', ['must have a value after this', HINT]),
    ]
  }
  if (!state.expected.startsWith('name')) return []
  const message: [string, string] = ['must have a name in double quotes before this', HINT]
  return text[stop] === ':' ? [insertBefore(stop, '""', message)] : [insertBefore(stop, '"":', message)]
}
