import { join } from 'node:path'
import type { Problem } from '../../problem'
import type { Rule } from '../rule'

/**
 * A problem of a file that is no document: it has no text in which a place could be marked.
 * @param folder the site's folder, beside which public/ stands
 * @param address the file's: "/images/truck.jpg"
 */
export function publicFileProblem(
  { name, severity }: Pick<Rule, 'name' | 'severity'>,
  folder: string,
  address: string,
  about: Pick<Problem, 'where' | 'what' | 'hint'>,
): Problem {
  return { severity, rule: name, file: join(folder, '..', 'public', address), start: 0, end: 0, pointer: '', ...about }
}
