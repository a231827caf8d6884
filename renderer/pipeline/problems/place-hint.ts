import type { SchemaError } from '../validate/validator'

/** What the schema says of a place, as a hint for whoever filled it in wrongly. */
export function placeHint(schema: SchemaError['parentSchema']): string | undefined {
  const description: unknown = schema?.description
  return typeof description === 'string' ? `What belongs here: ${description}` : undefined
}
