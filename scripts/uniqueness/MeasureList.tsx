import { type Thresholds, percent } from '../../renderer/pipeline/cities/compare-pages'
import type { Measure } from './measure-pages'
import { listSections } from './print-measures'

/** The pages in their order, each with its nearest twin. */
export function MeasureList({ measures, limits }: { measures: Measure[]; limits: Thresholds }) {
  return (
    // a box that scrolls must be reached with the keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="box" role="region" aria-label="Page by page" tabIndex={0}>
      <table className="list">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Its own</th>
            <th scope="col">Nearest</th>
            <th scope="col">Alike</th>
            <th scope="col">The same sections</th>
          </tr>
        </thead>
        <tbody>
          {measures.map(({ page, own, twin }) => (
            <tr key={page.route}>
              <th scope="row">{page.route}</th>
              <td className={own < limits.own ? 'similar' : undefined}>{percent(own)}</td>
              <td>{twin?.route ?? 'none'}</td>
              <td>{percent(twin?.similarity ?? 0)}</td>
              <td>{listSections(twin) || 'none'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
