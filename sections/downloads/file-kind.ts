const ICONS: Record<string, string> = {
  pdf: 'file-text',
  doc: 'file-text',
  docx: 'file-text',
  odt: 'file-text',
  xls: 'file-spreadsheet',
  xlsx: 'file-spreadsheet',
  csv: 'file-spreadsheet',
  jpg: 'file-image',
  png: 'file-image',
  svg: 'file-image',
  zip: 'file-archive',
  ics: 'calendar',
  vcf: 'contact',
}

/** What a file is, by its address: "/files/prices.pdf#page=2" is a PDF. An address that doesn't say it has no name. */
export function fileKind(address: string): { name?: string; icon: string } {
  const ending = /\.([a-z0-9]{2,4})(?:[?#].*)?$/i.exec(address.replace(/^https?:\/\/[^/]*/, ''))?.[1]?.toLowerCase()
  const icon = ending === undefined ? undefined : ICONS[ending]
  return { icon: icon ?? 'file-down', ...(icon && ending && { name: ending.toUpperCase() }) }
}
