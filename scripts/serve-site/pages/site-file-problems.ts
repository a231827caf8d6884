import type { LoadedSite } from '../../../renderer/pipeline/inspect'
import { FoundProblems } from '../../../renderer/pipeline/inspect/found-problems'
import { checkDocument } from '../../../renderer/pipeline/inspect/inspect-page'
import { oncePerMistake } from '../../../renderer/pipeline/inspect/once-per-mistake'
import type { PageTools } from '../../../renderer/pipeline/inspect/page-tools'
import type { Problem } from '../../../renderer/pipeline/problem'
import { resolveSite } from '../../../renderer/pipeline/resolve/resolve-site'
import { siteFileTexts } from '../../../renderer/pipeline/texts/site-texts'
import { validateSite } from '../../../renderer/pipeline/validate'

/** What is wrong with site.json by itself, beside its syntax. */
export function siteFileProblems({ site: file }: LoadedSite, { images, likely }: PageTools): Problem[] {
  if (!file || file.broken) return []
  const { data, problems, unfilled } = resolveSite(file)
  const found = new FoundProblems()
  found.add({ resolve: problems, validate: validateSite(file, data, likely) })
  found.add({ check: checkDocument({ texts: siteFileTexts(file, data), images, likely }, false).check })
  return oncePerMistake(found.errors, unfilled)
}
