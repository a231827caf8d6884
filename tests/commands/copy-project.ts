import { ELECTRICIAN } from '../../scripts/fixtures'
import { copyProjectWith } from '../../scripts/evaluate/project-copy'

/**
 * Copies all files of the project that git doesn't ignore. The site of the copy is the electrician's.
 * @returns the path of the copy
 */
export const copyProject = (): string => copyProjectWith(ELECTRICIAN)
