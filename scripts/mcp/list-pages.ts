import { loadQuickly } from '../../renderer/changes/load-for-changes'
import { describeAbsence, isDue } from '../../renderer/documents/schedule'
import { openPage } from '../../renderer/pipeline/open-page'
import { readPage } from '../../renderer/pipeline/load-site'
import { isError } from '../../renderer/problems/problem'
import type { PageFile } from '../../renderer/site/page'
import type { LoadedSite } from '../../renderer/site/site'
import { createTool, dataBlock } from './tool'

const MOST = 200

/** list_pages: the pages of a site. */
export const listPages = createTool<{ search?: string; after?: string; limit?: number }>({
  name: 'list_pages',
  title: 'List pages',
  description:
    'Lists the pages of the site by address, with their files, titles and cities, and the names of its other documents.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  input: {
    type: 'object',
    additionalProperties: false,
    properties: {
      search: { type: 'string', description: 'Only pages whose address has these letters, such as "plano".' },
      after: {
        type: 'string',
        description: 'Only pages after this address, to go on where an earlier answer has ended.',
      },
      limit: { type: 'integer', minimum: 1, maximum: MOST, description: 'How many pages at most. By default, 100.' },
    },
  },
  work: async ({ search = '', after, limit = 100 }, { folder }) => {
    const site = loadQuickly(folder)
    const matching = site.pages
      .filter(({ route }) => route.includes(search.toLowerCase()))
      .toSorted((a, b) => (a.route < b.route ? -1 : 1))
    const rest = matching.filter(({ route }) => after === undefined || route > after)
    const listed = rest.slice(0, limit)
    const data = {
      total: matching.length,
      pages: listed.map((page) => describePage(page, site)),
      ...(rest.length > listed.length && { next: { after: listed.at(-1)?.route } }),
      otherDocuments: [
        ...(site.document ? ['site.json'] : []),
        ...[...site.shared.keys()].map((name) => `shared/${name}`),
        ...[...site.lists.keys()].map((name) => `lists/${name}`),
      ],
    }
    return { content: [dataBlock(data)] }
  },
})

function describePage(page: PageFile, site: LoadedSite) {
  const { facts } = openPage(readPage(page, site), site)
  const { title, vars, schedule, problems } = facts
  const errors = problems.filter(isError).length
  return {
    route: page.route,
    file: page.file,
    title,
    ...(vars.city && { city: vars.city }),
    ...(schedule && !isDue(schedule, site.today) && { notPublished: describeAbsence(schedule, site.today) }),
    ...(errors > 0 && { errors }),
  }
}
