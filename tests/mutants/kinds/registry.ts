import type { Kind } from '../mutant'
import { ADDRESS_KINDS, FORM_KINDS } from './addresses'
import { TEXT_KINDS } from './characters'
import { CHOICE_KINDS } from './choices'
import { FACT_KINDS } from './facts'
import { LINK_KINDS } from './links'
import { MEMBER_KINDS } from './members'
import { NAME_KINDS, NESTING_KINDS } from './names'
import { BRACKET_KINDS, PUNCTUATION_KINDS } from './punctuation'
import { END_KINDS, TOKEN_KINDS } from './tokens'
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
  ...FACT_KINDS,
  ...LINK_KINDS,
  ...VARIABLE_KINDS,
  ...ADDRESS_KINDS,
  ...PUNCTUATION_KINDS,
  ...BRACKET_KINDS,
  ...END_KINDS,
  ...TEXT_KINDS,
  ...TOKEN_KINDS,
]
