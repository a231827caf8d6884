import type { OpenSite } from '../renderer/pipeline/open-site'
import { count } from '../renderer/pipeline/problems/pretty'

/** Says on stderr that a site has errors, so that what a command tells of it may lack something. */
export function noteErrors({ problems }: Pick<OpenSite, 'problems'>): void {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  if (errors === 0) return
  console.error(`note: the site has ${count(errors, 'error')}, so that something may be missing. Run npm run validate.`)
}
