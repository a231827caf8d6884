import { fromPointer } from '../../documents/json-tree'
import { schemaAt } from '../schema-at'
import { sectionTypes } from '../schemas'
import type { SchemaError, Validator } from '../validator'
import { homeOfName } from './home-of-name'
import { withoutDoubledLists } from './doubled-lists'
import { withoutMisplacedSections } from './misplaced-sections'
import { nameErrors } from './name-errors'
import { sectionError } from './section-error'

/** What was validated, and the $id of the schema it should follow. */
export interface Validated {
  id: string
  data: unknown
}

/** Keywords whose errors only repeat what another says. */
const REPEATING = new Set(['if', 'oneOf'])

const ABOUT_NAMES = new Set(['additionalProperties', 'propertyNames', 'required'])

/** Of all that ajv says of a document what an author must be told: one error for one mistake. */
export function plainErrors(
  errors: SchemaError[],
  { id, data }: Validated,
  { schemas }: Pick<Validator, 'schemas'>,
): SchemaError[] {
  const plain = errors
    // a wrong name gives an error of its own and one for the rule that it broke: only the latter counts
    .filter(({ propertyName, keyword }) => !REPEATING.has(keyword) && (!propertyName || keyword === 'propertyNames'))
    .map((error) => (error.keyword === 'discriminator' ? sectionError(error, schemas) : error))
  const counted = withoutDoubledLists(withoutMisplacedSections(plain, sectionTypes(schemas)))
  const places = new Set(counted.map(({ instancePath }) => instancePath))
  return [...places].flatMap((pointer) => {
    const here = counted.filter(({ instancePath }) => instancePath === pointer)
    const object = schemaAt(schemas, id, data, fromPointer(pointer, data))
    const unknown = here.flatMap(({ params }): string[] => params.additionalProperty ?? [])
    const homeOf = (name: string) => (object ? homeOfName(schemas, object, name, unknown) : undefined)
    const ofValue = here.filter(({ keyword }) => !ABOUT_NAMES.has(keyword))
    // a value is wrong only once, and first of all by its kind
    const worst = ofValue.find(({ keyword }) => keyword === 'type') ?? ofValue[0]
    return [...(worst ? [worst] : []), ...nameErrors(here, homeOf)]
  })
}
