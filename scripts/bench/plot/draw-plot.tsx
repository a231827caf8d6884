import { renderToStaticMarkup } from 'react-dom/server'
import { count } from '../../../renderer/pipeline/problems/pretty'
import { thousands } from '../../report/thousands'
import type { Results } from '../results/results'
import { BarBlock } from './BarBlock'
import { barBlocks } from './bar-blocks'
import type { Block } from './block'
import { COLORS, GAP, MARGIN, ROW, TOP, WIDTH } from './look'

/** The times and the memory of all tools as a drawing in SVG, which needs no other file. */
export function drawPlot(results: Results): string {
  const { machine, pages, runs, versions } = results
  const blocks = barBlocks(results)
  const height = endOf(blocks) + 8
  return `${renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      role="img"
      aria-label={`${thousands(pages)} pages built by ${Object.keys(versions).join(', ')}`}
      fontFamily="system-ui, sans-serif"
      fontSize="15"
      fill={COLORS.ink}
    >
      <rect width={WIDTH} height={height} rx="12" fill={COLORS.paper} />
      <text x={MARGIN} y="44" fontSize="24" fontWeight="650">
        {thousands(pages)} pages, the same in every tool
      </text>
      <text x={MARGIN} y="70" fill={COLORS.muted}>
        Whole processes on {count(machine.cores, 'core')},{' '}
        {runs === 1 ? 'one run' : `the median of ${runs} runs in turn`}.
      </text>
      <text x={MARGIN} y="92" fill={COLORS.muted}>
        Dots are runs. Plat also checks the documents; the others don’t.
      </text>
      {blocks.map((block, at) => (
        <BarBlock key={block.title} {...block} top={endOf(blocks.slice(0, at))} />
      ))}
    </svg>,
  )}\n`
}

/** Where so many blocks end. */
const endOf = (blocks: Block[]): number => blocks.reduce((end, { bars }) => end + GAP + bars.length * ROW, TOP)
