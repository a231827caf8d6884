import type { Pixels } from './picture'

/** Bytes of a pixel. */
export const DEPTH = 4

/** Some rows of a picture; those that lie outside are left out. */
export function crop({ data, width, height }: Pixels, top: number, rows: number): Pixels {
  const start = Math.min(Math.max(0, top), height)
  const end = Math.min(Math.max(start, top + rows), height)
  return { data: data.subarray(start * width * DEPTH, end * width * DEPTH), width, height: end - start }
}

/** Some columns of a picture, all of which lie within. */
export function cropColumns({ data, width, height }: Pixels, left: number, columns: number): Pixels {
  const rows = Array.from({ length: height }, (_, row) => {
    const start = (row * width + left) * DEPTH
    return data.subarray(start, start + columns * DEPTH)
  })
  return { data: Buffer.concat(rows), width: columns, height }
}
