import { insertAfter, type Proposer, replace } from './repair'

const TOO_MANY: [string, string] = ['has a comma too many here', 'Take it away, if nothing is to follow it.']

/** A number whose thousands are set apart. */
const THOUSANDS = /\d{1,3}(?:,\d{3})+(?![\d.])/y

/** A comma too many, a comma missing, or something else in its place. */
export const proposeCommas: Proposer = (text, { tokens, state, stop }) => {
  const last = tokens.at(-1)
  const isAfterComma = last !== undefined && text[last.start] === ','
  const number = tokens.at(-2)?.start ?? stop
  THOUSANDS.lastIndex = number
  const [thousands] = (isAfterComma && THOUSANDS.exec(text)) || []
  return [
    ...(thousands
      ? [replace(number, number + thousands.length, '0', ['has commas in a number', 'Write 1500, not 1,500.'])]
      : []),
    ...(text[stop] === ',' ? [replace(stop, stop + 1, '', TOO_MANY)] : []),
    ...(isAfterComma ? [replace(last.start, last.end, '', TOO_MANY)] : []),
    ...(state.expected === 'comma or close' && last
      ? [
          insertAfter(last.end, ',', ['must have a comma after this', 'Put a comma between one value and the next.']),
          ...(/[:;=.]/.test(text.charAt(stop))
            ? [replace(stop, stop + 1, ',', ['must have a comma here', 'Put a comma between one value and the next.'])]
            : []),
        ]
      : []),
  ]
}
