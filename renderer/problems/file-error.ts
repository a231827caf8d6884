/** Thrown if one of the author's files, or the place to write to, can't be used. Only its message is shown. */
export class FileError extends Error {}

/** The reasons for system errors that neither the code nor a document has caused. */
const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your account’s disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'your account lacks permission',
  EPERM: 'your account lacks permission',
  ENOTDIR: 'there is a file where a folder must be',
  EISDIR: 'there is a folder where a file must be',
  EMFILE: 'too many files are open',
  EIO: 'the disk reports an error',
  ENAMETOOLONG: 'the name is too long',
}

/** If Node can't create nested folders, its error says only that a folder is missing or that a file exists. */
const NO_FOLDER: Record<string, string> = {
  ENOENT: 'no folder can be created there, as on a read-only disk',
  EEXIST: 'there is a file where a folder must be',
}

/** The reasons why files can't be watched, on Linux. The system's names of these errors are about disks and open files. */
const UNWATCHED: Record<string, string> = {
  ENOSPC: 'the system’s limit for watched files is reached. Raise it: sudo sysctl fs.inotify.max_user_watches=524288',
  EMFILE: 'the system’s limit for watchers is reached. Raise it: sudo sysctl fs.inotify.max_user_instances=1024',
}

/**
 * Describes a system error about a file in a sentence.
 * @returns undefined for any other error
 */
export function describeFileError(error: unknown): string | undefined {
  if (error instanceof FileError) return error.message
  // an error from a thread has no code, only a message: "EROFS: read-only file system, mkdir '/srv/dist'"
  const message = error instanceof Error ? error.message : ''
  const [code = ''] = /^E[A-Z]+(?=: )/.exec(message) ?? []
  const [, path] = /'([^']*)'$/.exec(message) ?? []
  const unwatched = message.includes(', watch ') ? UNWATCHED[code] : undefined
  if (unwatched) return `${path} can’t be watched for changes: ${unwatched}`
  const reason = (message.includes(', mkdir ') && NO_FOLDER[code]) || REASONS[code]
  return reason && `${path ? `${path} can’t be read or written` : 'nothing more can be written'}: ${reason}.`
}
