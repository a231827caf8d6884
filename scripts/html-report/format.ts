const KB = 1024

/** Formats a number of bytes: "812 B", "18.4 KB", "132 KB", "1.9 MB". */
export function bytes(weight: number): string {
  if (weight < KB) return `${weight} B`
  if (weight < 100 * KB) return `${(weight / KB).toFixed(1)} KB`
  return weight < KB * KB ? `${Math.round(weight / KB)} KB` : `${(weight / KB / KB).toFixed(1)} MB`
}

/** Formats a number: "2,000". */
export const thousands = (number: number): string => Math.round(number).toLocaleString('en')
