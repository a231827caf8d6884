import { sourcesHash } from '../code/sources-hash'

/** Changes with the code that inspects pages and keeps what it found, and with the schemas. */
export const inspectorHash = (): string =>
  sourcesHash(['renderer', 'sections', 'schemas', 'scripts/build', 'package-lock.json'])
