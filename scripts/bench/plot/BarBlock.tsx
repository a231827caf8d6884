import type { Block } from './block'
import { COLORS, MARGIN, ROW, WIDTH } from './look'

/** Where bars start, and how long the longest is: behind it there must be room for its label and its note. */
const [START, LONGEST] = [MARGIN + 120, 200]

/** A heading over bars from zero, which share a scale. */
export function BarBlock({ title, bars, top }: Block & { top: number }) {
  const most = Math.max(...bars.flatMap(({ value, runs }) => [value, ...runs]))
  const length = (value: number) => (LONGEST * value) / most
  return (
    <g>
      <path d={`M${MARGIN} ${top}H${WIDTH - MARGIN}`} stroke={COLORS.line} />
      <text x={MARGIN} y={top + 28} fontWeight="650">
        {title}
      </text>
      {bars.map(({ tool, version, value, label, note, runs }, at) => {
        const middle = top + 56 + at * ROW
        const isOwn = tool === 'Plat'
        return (
          <g key={tool}>
            <text x={MARGIN} y={middle + 5}>
              {tool} <tspan fill={COLORS.muted}>{version}</tspan>
            </text>
            <rect
              x={START}
              y={middle - 10}
              width={Math.max(2, length(value)).toFixed(1)}
              height="20"
              rx="3"
              fill={isOwn ? COLORS.own : COLORS.peer}
            />
            {runs.map((run, index) => (
              <circle key={index} cx={(START + length(run)).toFixed(1)} cy={middle} r="2.5" fill={COLORS.ink} />
            ))}
            <text x={START + Math.max(...runs.map(length), length(value)) + 12} y={middle + 5}>
              <tspan fontWeight="650">{label}</tspan>
              {note && (
                <tspan dx="10" fill={COLORS.muted}>
                  {note}
                </tspan>
              )}
            </text>
          </g>
        )
      })}
    </g>
  )
}
