/**
 * With fewer pages left, most functions that V8 has not optimized by then take longer to optimize than that saves. Of ten
 * thousand pages it takes a fiftieth of the processors' time; with seven thousand left it costs as much.
 */
const FEW = 5000

/** Not those alone are left: all pages are judged, and a thread that ends keeps what V8 has compiled, flags and all. */
const END = 64

/**
 * Whether V8 should optimize functions while pages are inspected.
 * @param taken how many are inspected, or soon will be
 */
export function isWorthOptimizing(taken: number, total: number): boolean {
  const left = total - taken
  return left <= END || left > Math.min(FEW, total / 2)
}
