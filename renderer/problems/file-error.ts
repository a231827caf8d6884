/** Thrown where a file of the author's, or the place to write to, can't be used: its message is all that is shown. */
export class FileError extends Error {}

/** Why the system refuses to read or to write, when neither the code nor a document is to blame. */
const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk space of your account is used up',
  EROFS: 'the disk can only be read',
  EACCES: 'your account lacks the permission',
  EPERM: 'your account lacks the permission',
  ENOTDIR: 'a file stands where a folder must be',
  EISDIR: 'a folder stands where a file must be',
  EMFILE: 'too many files are open at once',
  EIO: 'the disk reports a failure',
}

/** When Node makes nested folders and the system refuses, the error only says that a folder is missing, or a file there. */
const NO_FOLDER: Record<string, string> = {
  ENOENT: 'no folder can be made there, as on a disk that can only be read',
  EEXIST: 'a file stands where a folder must be',
}

/**
 * Says in words what the disk refused.
 * @returns undefined for any other error
 */
export function describeFileError(error: unknown): string | undefined {
  if (error instanceof FileError) return error.message
  // a thread's error has lost its code: "EROFS: read-only file system, mkdir '/srv/dist'"
  const message = error instanceof Error ? error.message : ''
  const [code = ''] = /^E[A-Z]+(?=: )/.exec(message) ?? []
  const reason = (message.includes(', mkdir ') && NO_FOLDER[code]) || REASONS[code]
  const [, path] = /'([^']*)'$/.exec(message) ?? []
  return reason && `${path ? `${path} can’t be read or written` : 'nothing more can be written'}: ${reason}.`
}
