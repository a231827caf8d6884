export const AROUND: Record<'banner' | 'footer', { js: string }>
export function toAscii(code: string): string
export function runPacked<Exports>(file: string): { exports: Exports; keepCompiled(): void }
