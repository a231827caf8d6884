import { findDocument, describeMissing, type NamedDocument } from '../../renderer/changes/document-names'
import { ChangeError } from '../../renderer/changes/edit'
import { loadQuickly } from '../../renderer/changes/load-for-changes'
import { documentHash } from '../../renderer/documents/document-hash'
import { fromPointer, valueAt } from '../../renderer/documents/json-tree'
import { readPage } from '../../renderer/pipeline/load-site'
import { openPage } from '../../renderer/pipeline/open-page'
import { parseDocument } from '../../renderer/pipeline/parse-document'
import { chosenSeverities } from '../../renderer/rules/definition/rule'
import type { PageFile } from '../../renderer/site/page'
import type { LoadedSite } from '../../renderer/site/site'
import { UsageError } from '../command'
import { explain } from '../explain/explanation'
import { describeProblems } from './problems'
import { type Answer, createTool, dataBlock, textBlocks } from './tool'

interface Wanted {
  page: string
  place?: string
  resolved?: boolean
  start?: number
}

/** read_page: a document, and what becomes of it. */
export const readPageTool = createTool<Wanted>({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Reads a page: its document as it is written, its problems, and for each section the shared section and lists that it comes from. With a place: the value there as visitors see it, and the file and line where it is written. Also reads site.json, shared sections and lists.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  input: {
    type: 'object',
    additionalProperties: false,
    required: ['page'],
    properties: {
      page: {
        type: 'string',
        description: 'An address such as /plano, or site.json, shared/NAME or lists/NAME.',
      },
      place: {
        type: 'string',
        description: 'A JSON Pointer such as /sections/3/title. The first section has the number 0.',
      },
      resolved: {
        type: 'boolean',
        description:
          'Shows the page as its visitors see it, with shared sections, lists and variables in place, instead of the document.',
      },
      start: {
        type: 'integer',
        minimum: 0,
        description: 'The first character of a long text, to go on where an earlier answer has ended.',
      },
    },
  },
  work: async (wanted, { folder, seen }) => {
    const site = loadQuickly(folder)
    const named = findDocument(wanted.page, site)
    if (!named.exists) throw new ChangeError(`${wanted.page}: ${describeMissing(wanted.page, site)}`)
    const text = site.read(named.file)
    seen.set(named.file, documentHash(text))
    return named.page ? readWholePage(named.page, site, wanted) : readOther(named, text, site, wanted)
  },
})

function readWholePage(page: PageFile, site: LoadedSite, { place, resolved = false, start }: Wanted): Answer {
  const parsed = readPage(page, site)
  const opened = openPage(parsed, site)
  const opening = {
    ...site,
    facts: [opened.facts],
    parsedPages: [parsed],
    resolvedPages: opened.resolved ? [opened.resolved] : [],
  }
  if (place) return { content: textBlocks(toText(explain(opening, page.route, place).data), start) }
  const { route, file } = page
  const problems = chosenSeverities(opened.facts.problems, site.data)
  const data = {
    route,
    file,
    ...describeProblems(problems, { textOf: () => parsed.document.text }),
    ...(opened.resolved && { sections: explain(opening, route, '').data }),
  }
  const text = resolved ? toText(opened.resolved?.data ?? null) : parsed.document.text
  return { content: [dataBlock(data), ...textBlocks(text, start)] }
}

/** Reads site.json, a shared section or a list. */
function readOther({ file, name }: NamedDocument, text: string, site: LoadedSite, wanted: Wanted): Answer {
  const { place, resolved, start } = wanted
  if (resolved) throw new UsageError(`"resolved" is for pages, and ${name} is none. Read a page that shows it.`)
  if (place) {
    const { value } = parseDocument(file, text).document
    const part = valueAt(value, fromPointer(place, value))
    if (part === undefined) throw new UsageError(`there is nothing at ${place} of ${file}. Read it without a place.`)
    return { content: textBlocks(toText(part), start) }
  }
  const problems = site.problems.filter((problem) => problem.file === file)
  return { content: [dataBlock({ file, ...describeProblems(problems, site) }), ...textBlocks(text, start)] }
}

const toText = (value: unknown): string => JSON.stringify(value, null, 2)
