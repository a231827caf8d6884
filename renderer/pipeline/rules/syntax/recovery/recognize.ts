/** The brackets that are open at a place, the innermost first. */
export interface Open {
  bracket: '{' | '['
  start: number
  around: Open | undefined
}

/** What a reader of JSON knows at a place: what may stand there, and what is open. */
export interface State {
  expected: 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'comma or close' | 'end'
  open: Open | undefined
}

export interface Token {
  start: number
  end: number
  /** The state before the token. */
  state: State
}

/** How far a text is JSON. */
export interface Reading {
  tokens: Token[]
  state: State
  /** Where the text stops being JSON, or its end when it ends too early; Infinity for a whole document. */
  stop: number
}

/** The tokens of RFC 8259. The strings' pattern never tries one character in two ways, so that it takes linear time. */
const TOKEN =
  // oxlint-disable-next-line no-control-regex -- these are what may not stand in a text
  /[{}[\],:]|"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\x00-\x1f]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w)/y

const SPACE = /[ \t\r\n]*/y

const START: State = { expected: 'value', open: undefined }

/** Reads a text until it stops being JSON, from a place whose state is known. Doesn't recurse, so any depth is fine. */
export function recognize(text: string, from = 0, before = START): Reading {
  const tokens: Token[] = []
  let state = before
  let start = skipSpace(text, from)
  while (start < text.length) {
    TOKEN.lastIndex = start
    const [token] = TOKEN.exec(text) ?? []
    const next = token === undefined ? undefined : stateAfter(state, token, start)
    if (token === undefined || !next) return { tokens, state, stop: start }
    tokens.push({ start, end: start + token.length, state })
    state = next
    start = skipSpace(text, start + token.length)
  }
  return { tokens, state, stop: state.expected === 'end' ? Infinity : text.length }
}

/** The closing bracket of an open one. */
export const closing = ({ bracket }: Open) => (bracket === '{' ? '}' : ']')

function skipSpace(text: string, from: number): number {
  SPACE.lastIndex = from
  SPACE.test(text)
  return SPACE.lastIndex
}

/** @returns undefined where the token may not stand */
function stateAfter({ expected, open }: State, token: string, start: number): State | undefined {
  const isClosing = token === '}' || token === ']'
  if (isClosing) {
    const mayClose =
      expected === 'comma or close' || expected === `value or ${token}` || expected === `name or ${token}`
    return open && mayClose && token === closing(open) ? afterValue(open.around) : undefined
  }
  switch (expected) {
    case 'value':
    case 'value or ]':
      if (token === '{') return { expected: 'name or }', open: { bracket: '{', start, around: open } }
      if (token === '[') return { expected: 'value or ]', open: { bracket: '[', start, around: open } }
      return token === ',' || token === ':' ? undefined : afterValue(open)
    case 'name':
    case 'name or }':
      return token.startsWith('"') ? { expected: 'colon', open } : undefined
    case 'colon':
      return token === ':' ? { expected: 'value', open } : undefined
    case 'comma or close':
      return token === ',' ? { expected: open?.bracket === '{' ? 'name' : 'value', open } : undefined
    case 'end':
      return undefined
  }
}

const afterValue = (open: Open | undefined): State => ({ expected: open ? 'comma or close' : 'end', open })
