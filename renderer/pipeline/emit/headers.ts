/** _headers, as Netlify and Cloudflare Pages read it: files with a hash in their name never change. */
export function headers(): string {
  const forever = 'Cache-Control: public, max-age=31536000, immutable'
  return [
    '/assets/*',
    `  ${forever}`,
    '/*',
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '',
  ].join('\n')
}
