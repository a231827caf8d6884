import { count } from '../../renderer/pipeline/problems/pretty'
import { Facts, Figure, Part } from '../html-report/components'
import { bytes } from '../html-report/format'
import { drawHtmlReport } from '../html-report/frame'
import { CHANGE_KINDS, type Change, type ChangeGroup, KIND_NAMES, type SiteDiff } from './change'
import type { PageView } from './pictures'
import { capitalize, fate, growth, growthOf, verdict } from './summary'
import { wordDiff } from './word-diff'

/**
 * Draws the HTML report: what changed on each group of pages, how they look, and the other files.
 * @param views of the pages that were pictured; none where pictures were not asked for
 */
export function drawReport(diff: SiteDiff, views: PageView[]): string {
  const { against, added, removed, groups, files, notes } = diff
  const title = verdict(diff)
  return drawHtmlReport({
    title,
    head: (
      <>
        <p className="muted">
          The working tree, compared with <b>{against.ref}</b> ({against.commit.slice(0, 7)})
        </p>
        <h1>{title}</h1>
        {notes.map((note) => (
          <p key={note} className="warning">
            {note}
          </p>
        ))}
        {added.length > 0 && <p>Added: {added.join(', ')}</p>}
        {removed.length > 0 && <p>Removed: {removed.join(', ')}</p>}
      </>
    ),
    children: (
      <>
        {groups.map((group, at) => (
          <GroupCard key={at} id={`group-${at + 1}`} group={group} weight={growthOf(diff, group)} />
        ))}
        {views.length > 0 && <Views views={views} diff={diff} />}
        {files.length > 0 && <Files diff={diff} />}
      </>
    ),
  })
}

const nameOf = ({ routes }: ChangeGroup): string => (routes.length === 1 ? routes.join() : count(routes.length, 'page'))

/** What some pages have in common: their routes, and what changed. */
function GroupCard({ id, group, weight }: { id: string; group: ChangeGroup; weight: string }) {
  const { routes, changes } = group
  return (
    <Part id={id} title={nameOf(group)} note={`HTML ${weight}`} className="card">
      {routes.length > 1 && <p className="muted">{routes.join(', ')}. The words are those of the first page.</p>}
      {CHANGE_KINDS.filter((kind) => changes.some((change) => change.kind === kind)).map((kind) => (
        <div key={kind}>
          <h3>{capitalize(KIND_NAMES[kind])}</h3>
          <ul className="changes">
            {changes.map((change, at) => change.kind === kind && <ChangeItem key={at} change={change} />)}
          </ul>
        </div>
      ))}
    </Part>
  )
}

/** Where a change is and its text, with what was removed struck through and what was added underlined. */
function ChangeItem({ change: { name, before, after } }: { change: Change }) {
  return (
    <li>
      <p className="muted">{name}</p>
      {wordDiff(before, after).map(({ kind, text }, at) => {
        if (kind === 'same') return text
        return kind === 'removed' ? <del key={at}>{text}</del> : <ins key={at}>{text}</ins>
      })}
    </li>
  )
}

/** How the pages look: the first one is shown, the others are folded. */
function Views({ views, diff: { added, removed, changed } }: { views: PageView[]; diff: SiteDiff }) {
  const routes = new Set(views.map(({ route }) => route))
  const different = new Set(views.filter(({ pictures }) => pictures.length > 0).map(({ route }) => route))
  const same = [...routes].filter((route) => !different.has(route))
  const missing = added.length + removed.length + changed.length - routes.size
  const lead = [
    ...(same.length > 0 ? [`No pixel differs: ${same.join(', ')}.`] : []),
    ...(missing > 0 ? [`${count(missing, 'more page')} changed, without a picture here.`] : []),
  ]
  return (
    <Part id="pictures" title="Before and after" lead={lead.join(' ')} className="card">
      {[...different].map((route, at) => (
        <details key={route} open={at === 0}>
          <summary>{route}</summary>
          {views
            .filter((view) => view.route === route)
            .map(({ width, pictures, difference }) => (
              <Figure key={width} pictures={pictures}>
                {width} px wide
                {difference !== undefined && `: ${(difference * 100).toPrecision(2)} % of the pixels differ`}
              </Figure>
            ))}
        </details>
      ))}
    </Part>
  )
}

/** Lines of a file that are shown. */
const MAX_LINES = 40

/** The files beside the pages that changed, with the lines of texts, and what scripts and pictures weigh. */
function Files({ diff: { files, weight } }: { diff: SiteDiff }) {
  const totals = Object.entries(weight).map(([name, total]) => ({
    name: `All ${name}, ${growth(total)}`,
    value: bytes(total.after),
  }))
  return (
    <Part id="files" title="Beside the pages" className="card">
      <Facts facts={totals} />
      <ul className="changes">
        {files.map((file) => (
          <li key={file.name}>
            <code>{file.name}</code> {fate(file)}
            {file.lines.length > 0 && <pre>{file.lines.slice(0, MAX_LINES).join('\n')}</pre>}
          </li>
        ))}
      </ul>
    </Part>
  )
}
