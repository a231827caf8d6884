import type { FormatRule } from '../rule'
import { invalidAddress } from './invalid-address'
import { invalidCoordinates } from './invalid-coordinates'
import { invalidEmail } from './invalid-email'
import { invalidEmbedId } from './invalid-embed-id'
import { invalidHost } from './invalid-host'
import { invalidId } from './invalid-id'
import { invalidImage } from './invalid-image'
import { invalidLink } from './invalid-link'
import { invalidRoute } from './invalid-route'
import { invalidTime } from './invalid-time'
import { invalidVideoId } from './invalid-video-id'
import { unknownIcon } from './unknown-icon'

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
