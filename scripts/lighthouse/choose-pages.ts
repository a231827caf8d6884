import type { ResolvedPage } from '../../renderer/pipeline/documents/document'
import { didYouMean } from '../../renderer/pipeline/problems/suggest'
import { UsageError } from '../command'
import { samplePages } from './sample-pages'

/** What the command was asked for. */
interface Choice {
  routes?: string[]
  sample?: boolean
}

/**
 * The pages to measure: those that are named, else the sample, else all. An alias names its page, whose file it is.
 * @throws UsageError when a named route is no page
 */
export function choosePages(pages: ResolvedPage[], { routes, sample }: Choice): ResolvedPage[] {
  if (sample) return samplePages(pages)
  if (!routes) return pages
  const named = routes.map((route) => {
    const page = pages.find(({ route: own, data }) => own === route || aliasesOf(data).includes(route))
    if (page) return page
    const known = pages.flatMap(({ route: own, data }) => [own, ...aliasesOf(data)])
    throw new UsageError(
      `no page has the address ${route}. ${didYouMean(route, known, 'Name a route such as /plano.')}`,
    )
  })
  return [...new Set(named)]
}

const aliasesOf = ({ aliases }: ResolvedPage['data']): string[] => (Array.isArray(aliases) ? aliases.map(String) : [])
