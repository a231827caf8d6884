interface BarProps {
  value: number
  /** What the full width stands for. */
  max: number
  /** What the value may be: a line across. */
  limit?: number
}

/** A horizontal bar as wide as its place. It repeats a number that stands beside it. */
export function Bar({ value, max, limit }: BarProps) {
  const share = (number: number) => Math.round((1000 * number) / max) / 10
  return (
    <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect
        className={limit !== undefined && value > limit ? 'over' : undefined}
        width={share(value)}
        y="2.5"
        height="5"
      />
      {limit !== undefined && <line x1={share(limit)} x2={share(limit)} y1="0" y2="10" />}
    </svg>
  )
}
