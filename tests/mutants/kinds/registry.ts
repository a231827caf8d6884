import type { Kind } from '../kind'
import { ADDRESS_KINDS } from './addresses'
import { TEXT_KINDS } from './characters'
import { CHOICE_KINDS } from './choices'
import { END_KINDS } from './cut-off'
import { FORM_KINDS } from './forms'
import { LINK_KINDS } from './links'
import { MEMBER_KINDS } from './members'
import { NAME_KINDS } from './names'
import { NESTING_KINDS } from './nesting'
import { BRACKET_KINDS, PUNCTUATION_KINDS } from './punctuation'
import { TOKEN_KINDS } from './between'
import { RANGE_KINDS, TYPE_KINDS } from './values'
import { VARIABLE_KINDS } from './variables'

/** Every kind of mistake. */
export const KINDS: Kind[] = [
  ...NAME_KINDS,
  ...MEMBER_KINDS,
  ...TYPE_KINDS,
  ...RANGE_KINDS,
  ...NESTING_KINDS,
  ...CHOICE_KINDS,
  ...FORM_KINDS,
  ...LINK_KINDS,
  ...VARIABLE_KINDS,
  ...ADDRESS_KINDS,
  ...PUNCTUATION_KINDS,
  ...BRACKET_KINDS,
  ...END_KINDS,
  ...TEXT_KINDS,
  ...TOKEN_KINDS,
]
