import { isRecord } from '../../documents/is-record'
import type { SchemaError } from '../validator'

const HINT = 'A section can’t stand inside another: move it into the page’s "sections".'

/**
 * Of an object that is a whole section, but stands where none can, only that is told.
 * @param types the section types there are
 */
export function withoutMisplacedSections(errors: SchemaError[], types: string[]): SchemaError[] {
  const isSection = (value: unknown) => isRecord(value) && types.includes(String(value.type))
  const hasName = ({ keyword, params }: SchemaError, name: string) =>
    keyword === 'additionalProperties' && params.additionalProperty === name
  const misplaced = errors.filter((error) => hasName(error, 'type') && isSection(error.data))
  const isInside = ({ instancePath }: SchemaError) =>
    misplaced.some((section) => `${instancePath}/`.startsWith(`${section.instancePath}/`))
  const holdsSection = ({ keyword, params, data }: SchemaError) =>
    keyword === 'additionalProperties' && isRecord(data) && isSection(data[params.additionalProperty])
  const withHint = (error: SchemaError) => ({ ...error, params: { ...error.params, hint: HINT } })
  return [
    ...errors.filter((error) => !isInside(error)).map((error) => (holdsSection(error) ? withHint(error) : error)),
    ...misplaced.map(withHint),
  ]
}
