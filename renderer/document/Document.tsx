import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url'
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import type { Site } from '../../schemas/types'

interface Props {
  site: Site
  /** What the head says of the document. */
  metadata: ReactNode
  children: ReactNode
}

/** An HTML document, but for its styles: what they must hold is known when it is rendered. */
export function Document({ site, metadata, children }: Props) {
  return (
    <html lang={site.language ?? 'en-US'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {metadata}
        {/* both faces stand on every first screen */}
        {[besley, publicSans].map((url) => (
          <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
