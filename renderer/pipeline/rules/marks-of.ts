import type { Images } from '../images/public-folder'
import { SMALLEST_SITE, openTexts } from './example-site'
import type { Rule } from './rule'

const LOGO = SMALLEST_SITE['site.json'].logo.light.src

/**
 * What a rule marks in a site, for its spec: "index.json: the marked text".
 * @param documents by their path, over those of the smallest site
 * @param images that there are, beside the smallest site's own
 * @throws when another rule than a warning is broken, which may hide this one's problems
 */
export function marksOf({ name }: Rule, documents: Record<string, object>, images: Images = new Map()): string[] {
  const texts = Object.entries({ ...SMALLEST_SITE, ...documents }).map(
    ([path, content]) => [path, JSON.stringify(content, null, 2)] as const,
  )
  const { problems, folder } = openTexts(new Map(texts), new Map([[LOGO, undefined], ...images]))
  const error = problems.find(({ rule, severity }) => severity === 'error' && rule !== name)
  if (error) throw new Error(`${error.file}: ${error.where} ${error.what}`)
  return problems
    .filter(({ rule }) => rule === name)
    .map(({ file, start, end }) => {
      const path = file.replace(`${folder}/`, '')
      return `${path.replace(/.*\//, '')}: ${new Map(texts).get(path)?.slice(start, end)}`
    })
}
