import { loadForChanges } from '../../renderer/changes/load-for-changes'
import { writeEdits } from '../../renderer/changes/write-edits'
import { count, summary, terminalColors } from '../../renderer/problems/pretty'
import type { LoadedSite } from '../../renderer/site/site'
import { EXIT, Failure, UsageError, assertSiteFolder } from '../command'
import { refuse, refusing } from '../edit/refusing'
import { type ImportRecord, type RowPlan, recordOf } from './cells'
import { type CheckedImport, checkImport } from './check-import'
import { editRecord, readRecord } from './import-record'
import { describeLacks } from './missing-words'
import { isNamedRedirects } from './export-table'
import { planList } from './list-rows'
import { isOfRedirects, planRedirects } from './redirect-rows'
import { planPages } from './page-rows'
import type { ImportOptions, PlannedTable } from './planned-table'
import { printConflicts, printErrors, printMistakes, printRows, printStrays } from './print-import'
import { type Spreadsheet, readTable } from './read-table'

interface Options extends ImportOptions {
  site: string
  list?: string
  redirects?: boolean
  write?: boolean
  encoding?: string
}

/** What a table is about. */
interface TableKind {
  /** What its record of imports is called. */
  name: string
  plan: (table: Spreadsheet, site: LoadedSite, options: ImportOptions, record: ImportRecord) => PlannedTable
}

/**
 * Imports a table: prints what it would do or, with `write`, does it, if the site gets no new error. What was changed by hand
 * since the last import stays as it is.
 */
export async function importTable(
  file: string,
  { site: folder, write = false, encoding, list, redirects, ...options }: Options,
): Promise<void> {
  assertSiteFolder(folder)
  const table = readTable(file, encoding)
  const site = await loadForChanges(folder)
  const { name, plan } = chooseKind(table, list, redirects)
  if (name !== 'pages' && options.from !== undefined)
    throw new UsageError('--from is about a table of pages: lists and redirects have no model.')
  const record = readRecord(folder, name)
  const planned = refusing(Failure, () => plan(table, site, options, record.entries))
  printStrays(planned.strayColumns)
  const mistakes = [...table.mistakes, ...planned.mistakes]
  if (mistakes.length > 0) {
    printMistakes(file, mistakes)
    return refuseImport(mistakes.length)
  }
  if (!write) printRows(planned.rows)
  const checked = await checkImport(planned.edits, site)
  const errors = printErrors(file, planned, checked)
  if (errors > 0) return refuseImport(errors)
  const edits = [...planned.edits, ...editRecord(record, recordOf(planned.record, planned.rows))]
  if (write) {
    await writeEdits(edits, folder).catch(refuse(Failure))
    printConflicts(planned.rows)
  }
  for (const note of planned.notes) console.log(note)
  console.log(describeOutcome(planned.rows, write))
  const missing = name === 'pages' ? describeLacks(checked, planned.rows, planned.model) : ''
  if (missing) console.log(`\n${missing}`)
  console.log(`\n${describeSite(checked)}`)
}

/** Sums up the problems of the site. An error hides the warnings. */
function describeSite({ site, problems, hasWarnings }: CheckedImport): string {
  if (hasWarnings) return `${summary(site.pages.length, problems)} \`npm run validate\` shows more.`
  const errors = count(problems.length, 'error').replace(/^0/, 'No')
  return `${errors} in ${count(site.pages.length, 'page')}. \`npm run validate\` shows the warnings too.`
}

/** What a table is about: what the options say, else what its name or its columns do. */
function chooseKind(table: Spreadsheet, list?: string, redirects?: boolean): TableKind {
  if (list !== undefined && redirects) throw new UsageError('--list and --redirects can’t be used together.')
  if (list !== undefined) return { name: `lists/${list}`, plan: planList(list) }
  const isRedirects = redirects ?? (isNamedRedirects(table.file) || isOfRedirects(table))
  return isRedirects ? { name: 'redirects', plan: planRedirects } : { name: 'pages', plan: planPages }
}

function refuseImport(mistakes: number): void {
  console.log(`Nothing was written. Correct ${mistakes === 1 ? 'this mistake' : `these ${mistakes} mistakes`} first.`)
  process.exitCode = EXIT.problems
}

function describeOutcome(rows: RowPlan[], isWritten: boolean): string {
  const added = rows.filter(({ outcome }) => outcome === 'new').length
  const changed = rows.filter(
    ({ outcome, cells }) => outcome === 'existing' && cells.some(({ outcome }) => outcome === 'changed'),
  ).length
  const isSame = rows.every(
    ({ cells, outcome }) => outcome !== 'gone' && cells.every((cell) => cell.outcome === 'same'),
  )
  if (added + changed === 0) return isSame ? 'Nothing changes: the site says this already.' : 'Nothing changes.'
  const parts = [
    ...(added > 0 ? [`${added} new`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
    `${rows.length - added - changed} as ${rows.length - added - changed === 1 ? 'it was' : 'they were'}`,
  ]
  const sum = `${count(rows.length, 'row')}: ${parts.join(', ')}.`
  return isWritten ? `${terminalColors.green('✓')} ${sum}` : `${sum} Nothing is written yet: add --write to do this.`
}
