import { readFileSync } from 'node:fs'
import { Draft } from '../../renderer/changes/draft'
import { ChangeError, type Edit } from '../../renderer/changes/edit'
import type { SourceDocument } from '../../renderer/documents/document'
import { isRecord } from '../../renderer/documents/json-tree'
import { readPage } from '../../renderer/pipeline/load-site'
import type { LoadedSite } from '../../renderer/site/site'

/** A section as a document writes it, and where: one of a page's, or all of a shared document. */
export interface WrittenSection {
  /** The document's name: "/plano", "shared/permits". */
  name: string
  /** Its place in the document. */
  path: string
  section: Record<string, unknown>
  type: unknown
}

/**
 * Lists the sections of a site as they are written, each once.
 * @throws ChangeError if a document is not JSON, since sections in it would be missed
 */
export function writtenSections(site: LoadedSite): WrittenSection[] {
  const typeOf = ({ type, use }: Record<string, unknown>): unknown => {
    const source = typeof use === 'string' ? site.shared.get(use)?.value : undefined
    return isRecord(source) ? source.type : type
  }
  const onPages = site.pages.flatMap((page): WrittenSection[] => {
    const value = valueOf(readPage(page, site).document)
    const sections: unknown[] = isRecord(value) && Array.isArray(value.sections) ? value.sections : []
    return sections.flatMap((section, index) =>
      isRecord(section) ? [{ name: page.route, path: `/sections/${index}`, section, type: typeOf(section) }] : [],
    )
  })
  const shared = [...site.shared].flatMap(([name, document]): WrittenSection[] => {
    const section = valueOf(document)
    return isRecord(section) ? [{ name: `shared/${name}`, path: '', section, type: section.type }] : []
  })
  return [...onPages, ...shared]
}

function valueOf({ file, value }: SourceDocument): unknown {
  if (value === undefined)
    throw new ChangeError(
      `${file} is not JSON, so that names in it would be missed. \`npm run validate\` shows what to correct.`,
    )
  return value
}

/** The schema of a section type. */
export const schemaFile = (type: string): string => `schemas/sections/${type}.schema.json`

/**
 * Edits a JSON file of the code.
 * @param work changes the draft of its text; it also gets its value as it was
 */
export function editJson(file: string, work: (draft: Draft, value: unknown) => void): Edit {
  const before = readFileSync(file, 'utf8')
  const draft = new Draft(before)
  work(draft, JSON.parse(before))
  return { file, before, after: draft.text }
}
