import { count } from '../../../renderer/pipeline/problems/pretty'
import { GOOD_SCORE } from './good-score'
import { type ScoreBin, scoreBins } from './score-bins'

/** The size of a plot, and of one of its columns, in its own units. */
const WIDTH = 210
const HEIGHT = 64
const COLUMN = WIDTH / 21

/** How many pages have which score of one category. */
export function ScorePlot({ title, scores }: { title: string; scores: number[] }) {
  const bins = scoreBins(scores)
  const most = Math.max(1, ...bins.map(({ pages }) => pages))
  const full = scores.filter((score) => score === 100).length
  const summary =
    full === scores.length ? 'all at 100' : `lowest ${Math.min(...scores)}, ${full} of ${scores.length} at 100`
  return (
    <figure className="plot">
      <figcaption>
        <b>{title}</b> {summary}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 14}`} role="img" aria-label={`${title}: ${summary}`}>
        {bins.map((bin, index) => (
          <Column key={bin.from} bin={bin} x={index * COLUMN} height={(bin.pages / most) * HEIGHT} />
        ))}
        <path d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} />
        <text y={HEIGHT + 12}>0</text>
        <text x={10.5 * COLUMN} y={HEIGHT + 12} textAnchor="middle">
          50
        </text>
        <text x={WIDTH} y={HEIGHT + 12} textAnchor="end">
          100
        </text>
      </svg>
    </figure>
  )
}

/** One page must be seen beside a hundred. */
function Column({ bin: { from, to, pages }, x, height }: { bin: ScoreBin; x: number; height: number }) {
  if (pages === 0) return null
  const tall = Math.max(2, height)
  return (
    <rect className={to < GOOD_SCORE ? 'over' : undefined} x={x + 1} y={HEIGHT - tall} width={COLUMN - 2} height={tall}>
      <title>{`${from === to ? from : `${from} to ${to}`}: ${count(pages, 'page')}`}</title>
    </rect>
  )
}
