import type { Kind } from './mutant'
import { ADDRESS_KINDS } from './addresses'
import { TEXT_KINDS } from './characters'
import { CHOICE_KINDS } from './choices'
import { FACT_KINDS } from './facts'
import { LINK_KINDS } from './links'
import { MEMBER_KINDS } from './members'
import { NAME_KINDS, NESTING_KINDS } from './names'
import { PUNCTUATION_KINDS } from './punctuation'
import { TOKEN_KINDS } from './tokens'
import { VALUE_KINDS } from './values'
import { VARIABLE_KINDS } from './variables'

/** Every kind of mistake, by its name. */
export const KINDS: Record<string, Kind> = {
  ...NAME_KINDS,
  ...MEMBER_KINDS,
  ...VALUE_KINDS,
  ...NESTING_KINDS,
  ...CHOICE_KINDS,
  ...FACT_KINDS,
  ...LINK_KINDS,
  ...VARIABLE_KINDS,
  ...ADDRESS_KINDS,
  ...PUNCTUATION_KINDS,
  ...TEXT_KINDS,
  ...TOKEN_KINDS,
}
