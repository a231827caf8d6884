import type { ReactNode } from 'react'

/** What writes elements as markup while a page is rendered. Where React's own renderer is at work, there is none. */
export interface MarkupWriter {
  write: (node: ReactNode) => string
  /** Markup as what a component returns. */
  toNode: (html: string) => ReactNode
}

/** Markup that is the same wherever it stands, but for a text in it: what stands around that, piece by piece. */
export type Remembered = Map<string, string[]>

/** Stands for the text while the rest is written. It is no character of any script, so that no text holds it. */
const TEXT = '\uE000'

/** Of the rendering under way. */
let writer: MarkupWriter | undefined

/** Runs a rendering in which components may remember markup. Rendering is synchronous, so that no two can mix. */
export function withWriter<T>(used: MarkupWriter, render: () => T): T {
  const outer = writer
  writer = used
  try {
    return render()
  } finally {
    writer = outer
  }
}

/**
 * Markup that thousands of pages have but for a text in it, as one or several attributes or contents: it is made once.
 * @param known what was made before under other keys, and under this one
 * @param key all that the markup depends on, but for the text. It may note no styles: who remembers, doesn't note again.
 */
export function remembered(known: Remembered, key: string, text: string, make: (text: string) => ReactNode): ReactNode {
  if (!writer) return make(text)
  const [first = '', ...others] = known.get(key) ?? learn(writer, known, key, make)
  const written = others.length > 0 ? writer.write(text) : ''
  return writer.toNode(others.reduce((html, next) => html + written + next, first))
}

function learn({ write }: MarkupWriter, known: Remembered, key: string, make: (text: string) => ReactNode): string[] {
  const around = write(make(TEXT)).split(TEXT)
  known.set(key, around)
  return around
}
