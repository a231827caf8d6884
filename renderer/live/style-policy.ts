import { developmentPolicy, styleHash } from '../render/policy'

/** Marks the styles that Vite adds. It keeps nobody out, since nothing is refused in development. */
const NONCE = 'vite'

/**
 * What the head of a page holds for this: the nonce, where Vite's code looks for it (https://vite.dev/guide/features#nonce),
 * and a script that keeps the violations which come before the overlay is loaded, for refused-styles.ts.
 */
export const STYLE_REPORT_TAGS = `<meta property="csp-nonce" nonce="${NONCE}"><script>addEventListener('securitypolicyviolation', (event) => (window.platViolations ??= []).push(event))</script>`

/**
 * Has the browser report the styles that the policy of a built page refuses. What is in the head is allowed: in a built page
 * the styles that sections bring come before its policy.
 * @param html the page, without what Vite adds
 * @returns headers for the answer
 */
export function reportStyles(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf('</head>'))
  const hashes = Array.from(head.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => styleHash(css))
  return { 'Content-Security-Policy-Report-Only': developmentPolicy(hashes, NONCE) }
}
