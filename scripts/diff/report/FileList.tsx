import type { FileChange, SiteDiff } from '../change'
import { bytes, growth } from '../weigh'

/** Lines of a file that are shown. */
const MOST_LINES = 30

/** The files beside the pages that changed, with the lines of texts, and what scripts and pictures weigh. */
export function FileList({ diff: { files, weight } }: { diff: SiteDiff }) {
  return (
    <section className="card" id="files">
      <header>
        <h2>Beside the pages</h2>
      </header>
      <dl className="totals">
        {Object.entries(weight).map(([name, total]) => (
          <div key={name}>
            <dt>All {name}</dt>
            <dd>
              {bytes(total.before)} → {bytes(total.after)} <b>{growth(total)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="changes">
        {files.map((file) => (
          <li key={file.name}>
            <p>
              <code>{file.name}</code> {describe(file)}
            </p>
            <Lines file={file} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function describe({ before, after }: FileChange): string {
  if (before === undefined) return `added, ${bytes(after ?? 0)}`
  if (after === undefined) return 'removed'
  return `changed, ${growth({ before, after })}`
}

function Lines({ file: { removed = [], added = [] } }: { file: FileChange }) {
  if (removed.length + added.length === 0) return null
  const left = Math.max(0, removed.length - MOST_LINES) + Math.max(0, added.length - MOST_LINES)
  return (
    <div className="lines">
      {removed.slice(0, MOST_LINES).map((line, at) => (
        <del key={at}>{line}</del>
      ))}
      {added.slice(0, MOST_LINES).map((line, at) => (
        <ins key={at}>{line}</ins>
      ))}
      {left > 0 && <span>{left} more lines</span>}
    </div>
  )
}
