import { spawnSync } from 'node:child_process'
import type { ViteDevServer } from 'vite'
import { ChangeError, type Edit } from '../../renderer/changes/edit'
import { addVikeTags } from '../../renderer/render/add-vike-tags'
import { renderLive } from '../../renderer/live/serve-pages'
import type { LoadedSite } from '../../renderer/site/site'
import type { DescribedChange, StudioTools } from '../../studio/server/tools'
import { Failure, UsageError } from '../command'
import { CHANGE_KINDS, wordDiff } from '../diff/compare-html'
import { compareSites } from '../diff/compare-sites'
import { planCity } from '../new/new-city'
import { planPage } from '../new/new-page'
import { describeMistake } from '../table/mistakes'
import { planList } from '../table/list-rows'
import { parseTable } from '../table/read-table'
import { findUsage } from '../usage/find-usage'

/** What Studio shares with the other commands and with the development server. */
export const createTools = (server: ViteDevServer): StudioTools => ({
  ...commandTools,
  render: (page, model) => renderLive(server, page, model),
  addScripts: addVikeTags,
})

/** What Studio shares with the other commands. */
export const commandTools: Omit<StudioTools, 'render' | 'addScripts'> = {
  planPage: (site, name, model) => asChange(() => planPage(site, name, model)),
  planCity: (site, from, vars) => planCity(site, from, vars).catch(toChangeError),
  planRows: (site, list, csv) => asChange(() => planRows(site, list, csv)),
  findUses: (site, kind, name) => asChange(() => findUsage(site, kind, name).uses),
  describeChanges,
  wordsOf: (before, after) =>
    wordDiff(before, after).map(({ value, added, removed }) => ({
      value,
      ...(added && { fate: 'added' as const }),
      ...(removed && { fate: 'removed' as const }),
    })),
  git: (folder, ...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: Infinity })
    return { isDone: status === 0, output: status === 0 ? stdout : stderr || stdout }
  },
}

function planRows(site: LoadedSite, list: string, csv: string): Edit[] {
  const name = `${list}.csv`
  const table = parseTable(csv, name)
  const planned = planList(list)(table, site, {}, {})
  const mistakes = [...table.mistakes, ...planned.mistakes].map((mistake) => describeMistake(name, mistake))
  if (mistakes.length > 0) throw new Failure(mistakes.join('\n'))
  const strays = planned.strayColumns.map(({ header, hint }) => `There is no field ${header}. ${hint ?? ''}`.trim())
  if (strays.length > 0) throw new Failure(strays.join('\n'))
  return planned.edits
}

function describeChanges(before: Map<string, string>, after: Map<string, string>): DescribedChange[] {
  const { added, removed, groups } = compareSites(
    { pages: before, files: new Map() },
    { pages: after, files: new Map() },
  )
  return [
    ...added.map((route): DescribedChange => ({ routes: [route], fate: 'added', changes: [] })),
    ...removed.map((route): DescribedChange => ({ routes: [route], fate: 'removed', changes: [] })),
    ...groups.map(({ routes, changes }): DescribedChange => ({
      routes,
      fate: 'changed',
      changes: changes.map(({ kind, ...change }) => ({ kind: CHANGE_KINDS[kind], ...change })),
    })),
  ]
}

/** A command's words about wrong usage are about a change that can't be made. */
function asChange<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    return toChangeError(error)
  }
}

function toChangeError(error: unknown): never {
  throw error instanceof UsageError || error instanceof Failure
    ? new ChangeError(error.message, { cause: error })
    : error
}
