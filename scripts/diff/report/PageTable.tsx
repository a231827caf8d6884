import { count } from '../../../renderer/pipeline/problems/pretty'
import { CHANGE_KINDS, type SiteDiff } from '../change'
import { KIND_NAMES } from '../kind-names'
import { bytes, growth } from '../weigh'

/** With more pages the list is folded. */
const MOST_OPEN = 12

/** Every page that changed: what of it, where that is told, and what its HTML weighs. */
export function PageTable({ diff: { changed, groups } }: { diff: SiteDiff }) {
  return (
    <section className="card" id="pages">
      <header>
        <h2>Page by page</h2>
        <p className="weight">HTML, pressed by gzip</p>
      </header>
      <details open={changed.length <= MOST_OPEN}>
        <summary>{count(changed.length, 'page')}</summary>
        <ul className="overview">
          {changed.map(({ route, changes, weight }) => (
            <li key={route}>
              <b>{route}</b>
              <span>
                {CHANGE_KINDS.filter((kind) => changes.some((change) => change.kind === kind))
                  .map((kind) => KIND_NAMES[kind])
                  .join(', ')}
                <small>
                  told in{' '}
                  {groups.map(
                    ({ routes }, at) =>
                      routes.includes(route) && (
                        <a key={at} href={`#group-${at + 1}`}>
                          {at + 1}
                        </a>
                      ),
                  )}
                </small>
              </span>
              <span className="weight">
                {bytes(weight.after)}, {growth(weight)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
