import { invalidCoordinates, invalidEmail, invalidTime } from './fact-formats'
import { invalidEmbedId, invalidId, invalidVideoId, unknownIcon } from './id-formats'
import { invalidAddress, invalidHost, invalidLink } from './link-formats'
import { invalidImage } from './pictures'
import { invalidRoute } from './routes'
import type { FormatRule } from './rule'

/**
 * The rules of the formats that the schemas name. They stand apart from the other rules, some of which need
 * the compiled schemas, which need these.
 */
export const FORMAT_RULES: FormatRule[] = [
  invalidLink,
  invalidAddress,
  invalidRoute,
  invalidImage,
  unknownIcon,
  invalidId,
  invalidVideoId,
  invalidEmbedId,
  invalidHost,
  invalidCoordinates,
  invalidEmail,
  invalidTime,
]

/** The format of texts that may say anything: their links are checked with the others. */
export const FREE_FORMATS = ['markdown']
