import { transform } from 'lightningcss'

/**
 * The browsers that Vite builds for (its "baseline-widely-available"), as Lightning CSS writes versions. Unless they are
 * named it joins animation-timeline with the other properties of an animation, which no browser reads.
 */
const BROWSERS = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) }

/**
 * Writes styles as short as can be: constants in their places can be written shorter, and rules that lost their neighbors
 * be joined.
 */
export function minifyCss(css: string): string {
  if (css === '') return ''
  const options = { filename: 'page.css', code: new TextEncoder().encode(css), minify: true, targets: BROWSERS }
  return new TextDecoder().decode(transform(options).code)
}
