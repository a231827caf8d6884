/** Which shingles stand on which pages. Typed arrays keep the seven million of 10,000 pages in a hundred megabytes. */
export interface ShingleIndex {
  /** The ids of each page's shingles, ascending, each once. */
  shingles: Int32Array[]
  /** The pages that hold shingle i, ascending: pages[starts[i]] up to pages[starts[i + 1]]. */
  pages: Int32Array
  starts: Int32Array
}

/**
 * Gives every shingle an id and notes its pages.
 * @param documents the shingles of each page, section by section, in any order, with repetitions
 */
export function indexShingles(documents: Float64Array[][]): ShingleIndex {
  const scale = 2 ** Math.ceil(Math.log2(Math.max(2, documents.length)))
  const packed = packPairs(documents, scale)
  const shingles = documents.map((sections) => new Int32Array(sizeOf(sections)))
  const sizes = new Int32Array(documents.length)
  const pages = new Int32Array(packed.length)
  const starts = new Int32Array(packed.length + 1)
  let id = -1
  let length = 0
  let lastPair = -1
  let lastShingle = -1
  for (let i = 0; i < packed.length; i++) {
    const pair = packed[i] ?? 0
    if (pair === lastPair) continue
    const shingle = Math.floor(pair / scale)
    if (shingle !== lastShingle) starts[++id] = length
    const page = pair - shingle * scale
    const size = sizes[page] ?? 0
    const list = shingles[page]
    if (list) list[size] = id
    sizes[page] = size + 1
    pages[length++] = page
    lastPair = pair
    lastShingle = shingle
  }
  starts[id + 1] = length
  return {
    shingles: shingles.map((list, page) => list.subarray(0, sizes[page])),
    pages: pages.subarray(0, length),
    starts: starts.subarray(0, id + 2),
  }
}

/** Pairs of shingle and page as single numbers, the page in the last bits: sorted natively, and no object for a pair. */
function packPairs(documents: Float64Array[][], scale: number): Float64Array {
  const packed = new Float64Array(documents.reduce((sum, sections) => sum + sizeOf(sections), 0))
  let at = 0
  documents.forEach((sections, page) => {
    for (const section of sections)
      for (const shingle of section) packed[at++] = Math.floor(shingle / scale) * scale + page
  })
  return packed.sort()
}

const sizeOf = (sections: Float64Array[]) => sections.reduce((sum, { length }) => sum + length, 0)
