import { setImmediate } from 'node:timers/promises'
import { findDocument } from '../../renderer/changes/document-names'
import { loadSite } from '../../renderer/pipeline/load-site'
import { checkSite } from '../../renderer/pipeline/check-site'
import { Workers, openPages } from '../../renderer/prerender/workers'
import { isError } from '../../renderer/problems/problem'
import { createTool, dataBlock } from './tool'
import { describeProblems } from './problems'

/** check_site: every problem of a site. */
export const checkSiteTool = createTool<{ document?: string; errorsOnly?: boolean; start?: number }>({
  name: 'check_site',
  title: 'Check the site',
  description:
    'Checks the whole site as `npm run validate` does, and lists its problems with their files, lines and hints. An error keeps the site from being built; a warning doesn’t.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  input: {
    type: 'object',
    additionalProperties: false,
    properties: {
      document: {
        type: 'string',
        description: 'Only the problems of this document: an address such as /plano, site.json, shared/… or lists/….',
      },
      errorsOnly: { type: 'boolean', description: 'Leaves out warnings.' },
      start: {
        type: 'integer',
        minimum: 0,
        description: 'The number of the first problem to list, to go on where an earlier answer has ended.',
      },
    },
  },
  work: async ({ document, errorsOnly = false, start = 0 }, { folder, signal }) => {
    const site = loadSite(folder)
    const file = document === undefined ? undefined : findDocument(document, site).file
    const workers = new Workers(site)
    const facts = await openPages(site, workers, undefined, () => signal.throwIfAborted()).finally(() => workers.end())
    await setImmediate()
    signal.throwIfAborted()
    const all = checkSite(facts, site)
    const problems = all.filter(
      (problem) => (file === undefined || problem.file === file) && (!errorsOnly || isError(problem)),
    )
    const errors = problems.filter(isError).length
    const data = {
      pages: facts.length,
      errors,
      warnings: problems.length - errors,
      ...describeProblems(problems, site, start),
      // the rules about warnings are not applied to a site with errors
      ...(!errorsOnly && all.some(isError) && { note: 'Warnings are found once there are no errors.' }),
    }
    return { content: [dataBlock(data)] }
  },
})
