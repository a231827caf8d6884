import { expect, test } from 'vitest'
import { fileKind } from './file-kind'

test.each([
  ['/files/prices.pdf', 'PDF', 'file-text'],
  ['/files/prices.PDF#page=2', 'PDF', 'file-text'],
  ['https://files.example/a.xlsx?v=2', 'XLSX', 'file-spreadsheet'],
  ['/calendar.ics', 'ICS', 'calendar'],
  ['/contactus', undefined, 'file-down'],
  ['https://acme.doc', undefined, 'file-down'],
  ['/version-1.2', undefined, 'file-down'],
])('%s is %s', (address, name, icon) => {
  expect(fileKind(address)).toEqual({ icon, ...(name && { name }) })
})
