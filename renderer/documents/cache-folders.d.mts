export function cacheFolders(kind: string, project?: string): string[]
export function writableCache(kind: string, project?: string): string
