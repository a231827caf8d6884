import type { Variables } from '../renderer/pipeline/documents/variables'
import { UsageError } from './command'

/**
 * Parses what --set was given: ['county=Dallas County'] is { county: 'Dallas County' }.
 * @throws UsageError where a pair is none
 */
export function parseVars(pairs: string[]): Variables {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^([a-z][A-Za-z0-9]*)=(.+)$/.exec(pair) ?? []
      if (!name || !value) throw new UsageError(`--set takes name=value, not ${JSON.stringify(pair)}.`)
      if (name === 'city') throw new UsageError('the city is named once, before --from; --set takes the other vars.')
      return [name, value]
    }),
  )
}
