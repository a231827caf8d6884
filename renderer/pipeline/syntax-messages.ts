/** What to say of each of the parser's errors: what is wrong, and what to do. */
export const SYNTAX_MESSAGES: Record<string, [what: string, hint: string]> = {
  InvalidSymbol: [
    'has a word here that JSON does not know',
    'Texts stand in double quotes; only true, false, null and numbers stand without.',
  ],
  InvalidNumberFormat: ['has a number here that JSON does not know', 'Write numbers as 5, 0.5 or -5.'],
  PropertyNameExpected: [
    'must have a name in double quotes after this',
    'Take this comma away, if nothing is to follow it.',
  ],
  ValueExpected: ['must have a value after this', 'Take this comma away, if nothing is to follow it.'],
  ColonExpected: ['must have a colon here', 'A name and its value are written "name": "value".'],
  CommaExpected: ['must have a comma after this', 'Put a comma between one value and the next.'],
  CloseBraceExpected: ['ends before every { is closed', 'Add the missing }.'],
  CloseBracketExpected: ['must have a closing ] here', 'Look for a [ that is never closed.'],
  EndOfFileExpected: ['must end before this', 'A document is one object; take away what follows its closing }.'],
  InvalidCommentToken: [
    'has a comment here, which JSON does not know',
    'Write a "$comment" property instead, or take the comment away.',
  ],
  UnexpectedEndOfComment: [
    'has a comment here that never ends',
    'Write a "$comment" property instead, or take the comment away.',
  ],
  UnexpectedEndOfString: ['has a text here that never ends', 'Close the text with a double quote on the same line.'],
  UnexpectedEndOfNumber: ['has a number here that never ends', 'Write numbers as 5, 0.5 or -5.'],
  InvalidUnicode: ['has a broken \\u escape here', 'Write \\u and four hexadecimal digits, or the character itself.'],
  InvalidEscapeCharacter: ['has an escape here that JSON does not know', 'Write a backslash as \\\\.'],
  InvalidCharacter: [
    'has a character here that may not stand in a text',
    'Write a line break as \\n and a tab as \\t.',
  ],
}
