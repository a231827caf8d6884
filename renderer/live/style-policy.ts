import { developmentPolicy, sourceHash } from '../render/policy'

/** Marks the styles that Vite adds. It is no secret, since nothing is refused in development. */
const NONCE = 'vite'

/**
 * Tags for the head of a page: the nonce, where Vite's code looks for it (https://vite.dev/guide/features#nonce), and a
 * script that keeps the violations that come before the overlay is loaded, for refused-styles.ts.
 */
export const STYLE_REPORT_TAGS = `<meta property="csp-nonce" nonce="${NONCE}"><script>addEventListener('securitypolicyviolation', (event) => (window.platViolations ??= []).push(event))</script>`

/**
 * Makes the browser report the styles that the policy of a built page refuses. Styles in the head are allowed: in a built
 * page, the styles of sections come before its policy.
 * @param html the page, without Vite's tags
 * @returns headers for the response
 */
export function reportStyles(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf('</head>'))
  const hashes = Array.from(head.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => sourceHash(css))
  return { 'Content-Security-Policy-Report-Only': developmentPolicy(hashes, NONCE) }
}
