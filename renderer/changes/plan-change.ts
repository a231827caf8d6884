import type { LoadedSite } from '../site/site'
import { findDocument } from './document-names'
import { ChangeError, type Edit } from './edit'
import { type Patches, describeOperation } from './operations'
import { Plan } from './plan'

interface PlanOptions {
  /** Whether what a page shows of shared sections, lists and variables is changed where it is written. */
  shared?: boolean
  /** Whether "/sections/0/title" is what the document itself says there, as a form shows it, even if that is "{city}". */
  literal?: boolean
  /** The new names of documents that are moved, by their present ones: { "/jobs": "/careers" }. */
  moves?: Record<string, string>
  /** The names of new documents that begin as a copy of another one, with its name: { "/garland": "/plano" }. */
  copies?: Record<string, string>
}

/**
 * Plans changes of documents. Nothing is written, and nothing is checked but whether the operations can be done.
 * @param patches what is to be done in each document. To "add" the whole of one that does not exist, at "", creates it; to
 * "remove" the whole deletes it
 * @param options copies are made before, and moves after all operations
 * @returns an edit for each file that changes, in which every byte stays but for the values that are changed
 * @throws ChangeError where an operation can't be done; none of them is done then
 */
export function planChange(
  patches: Patches,
  site: LoadedSite,
  { shared = false, literal = false, moves = {}, copies = {} }: PlanOptions = {},
): Edit[] {
  const plan = new Plan(site, shared, literal)
  for (const [to, from] of Object.entries(copies))
    withContext(to, () => plan.copy(findDocument(from, site), findDocument(to, site)))
  for (const [name, operations] of Object.entries(patches)) {
    const document = findDocument(name, site)
    for (const [index, operation] of operations.entries()) {
      const where = operations.length > 1 ? `${describeOperation(name, index)}, ${operation.op}` : name
      withContext(where, () => plan.apply(operation, document))
    }
  }
  for (const [from, to] of Object.entries(moves))
    withContext(from, () => plan.move(findDocument(from, site), findDocument(to, site)))
  return plan.edits
}

/** Says which operation failed. */
function withContext(where: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (error instanceof ChangeError) throw new ChangeError(`${where}: ${error.message}`, { cause: error })
    throw error
  }
}
