import type { Operation } from '../../../renderer/changes/operations'
import type { DocumentId, SectionInfo } from '../../protocol/documents'
import { session } from '../session/use-studio'
import { isRecord } from '../../../renderer/documents/json-tree'
import { memberAt } from '../session/values'

/** What can be done with the sections of a page. */
export class SectionActions {
  constructor(private readonly page: DocumentId) {}

  get #value(): unknown {
    return session.getState().documents[this.page]?.value
  }

  #edit(operations: Operation[], label: string, selected: string): void {
    session.edit(this.page, operations, label)
    session.select(selected)
  }

  move(from: number, to: number): void {
    this.#edit(
      [{ op: 'move', from: `/sections/${from}`, path: `/sections/${to}` }],
      'Move a section',
      `/sections/${to}`,
    )
  }

  duplicate(index: number): void {
    const path = `/sections/${index + 1}`
    const operations: Operation[] = [{ op: 'copy', from: `/sections/${index}`, path }]
    // no two sections of a page have one name
    if (memberAt(this.#value, `/sections/${index}/id`) !== undefined)
      operations.push({ op: 'remove', path: `${path}/id` })
    this.#edit(operations, 'Duplicate a section', path)
  }

  remove(index: number): void {
    this.#edit([{ op: 'remove', path: `/sections/${index}` }], 'Remove a section', '')
  }

  hide(index: number, isHidden: boolean): void {
    const path = `/sections/${index}/draft`
    const isWritten = memberAt(this.#value, path) !== undefined
    const operation: Operation = isHidden
      ? { op: isWritten ? 'replace' : 'add', path, value: true }
      : { op: 'remove', path }
    this.#edit([operation], isHidden ? 'Hide a section' : 'Show a section', `/sections/${index}`)
  }

  add(index: number, section: Record<string, unknown>): void {
    const path = `/sections/${index}`
    this.#edit([{ op: 'add', path, value: section }], 'Add a section', path)
  }

  /** Writes a shared section into the page, which then has its own. */
  detach(index: number, shared: unknown): void {
    const written = memberAt(this.#value, `/sections/${index}`)
    if (!isRecord(written) || !isRecord(shared)) return
    const { use: _, ...overrides } = written
    const path = `/sections/${index}`
    this.#edit([{ op: 'replace', path, value: { ...shared, ...overrides } }], 'Detach a section', path)
  }
}

/** What a section is called: its type, or the name of the shared one. */
export const sectionName = ({ type, shared }: Pick<SectionInfo, 'type' | 'shared'>): string =>
  shared?.name.replace('shared/', '') ?? type ?? 'section'
