import { fromPointer, toPointer, valueAt } from '../../renderer/documents/json-tree'
import { parseDocument } from '../../renderer/pipeline/parse-document'
import { type LocatedProblem, type Problem, locate } from '../../renderer/problems/problem'
import type { LoadedSite } from '../../renderer/site/site'
import type { StudioProblem } from '../protocol/documents'
import type { SiteDocuments } from './site-documents'

/** Problems as the app shows them, in the words of the command line. */
export const toStudioProblems = (problems: LocatedProblem[], documents: SiteDocuments): StudioProblem[] =>
  problems.map((located) => toStudioProblem(located, documents))

/** The same for problems that have no lines yet. @param site whose texts they are about */
export const locateProblems = (
  problems: Problem[],
  { textOf }: Pick<LoadedSite, 'textOf'>,
  documents: SiteDocuments,
): StudioProblem[] => toStudioProblems(locate({ problems, textOf }), documents)

function toStudioProblem({ problem, text, start }: LocatedProblem, documents: SiteDocuments): StudioProblem {
  const { severity, rule, file, pointer, where, what, hint } = problem
  const fix = text === '' ? undefined : fixOf(problem, text)
  return {
    severity,
    rule,
    ...(file.endsWith('.json') && text !== '' && { document: documents.idOf(file) }),
    file,
    line: start.line,
    column: start.column,
    pointer,
    message: `${where} ${what}`.trim(),
    hint,
    ...(fix && { fix }),
  }
}

/** The hint that suggests a text: 'Did you mean "title"?' */
const SUGGESTION = /Did you mean ("(?:[^"\\]|\\.)*")\?/

/** Makes of a suggestion the operation that follows it: another name for a member, or another text in place of the wrong part. */
function fixOf({ file, pointer, start, end, hint }: Problem, text: string): StudioProblem['fix'] {
  const [, quoted] = SUGGESTION.exec(hint) ?? []
  if (quoted === undefined) return undefined
  const meant = JSON.parse(quoted) as string
  const label = `Change it to “${meant}”`
  const { document } = parseDocument(file, text)
  const path = fromPointer(pointer, document.value)
  const isName = text.slice(start, end) === JSON.stringify(path.at(-1)) && /^\s*:/.test(text.slice(end))
  if (isName) {
    const renamed = toPointer([...path.slice(0, -1), meant])
    return { label, operations: [{ op: 'move', from: pointer, path: renamed }] }
  }
  const value = valueAt(document.value, path)
  const marked = text.slice(start, end)
  if (typeof value !== 'string') return undefined
  const isWhole = marked === JSON.stringify(value)
  const isPart = !isWhole && value.split(marked).length === 2
  if (!isWhole && !isPart) return undefined
  const fixed = isWhole ? meant : value.replace(marked, () => meant)
  return { label, operations: [{ op: 'replace', path: pointer, value: fixed }] }
}
