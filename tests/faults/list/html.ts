import type { Fault } from '../fault'

/** What stands in the HTML, by the code that writes it. */
export const HTML: Fault[] = [
  {
    name: 'alt-dropped',
    breaks: 'pictures without alt text, since the code drops it',
    edits: [
      {
        file: 'sections/ui/Image.tsx',
        from: '  const { width, height, variants } = file',
        to: '  alt = undefined!\n  const { width, height, variants } = file',
      },
    ],
    caughtBy: 'tests/html.test.ts',
    test: 'plano.html is valid HTML',
    message: /wcag\/h37: <img> is missing required/,
  },
  {
    name: 'alt-emptied',
    breaks: 'pictures that a screen reader passes over, since the code empties their alt text',
    edits: [
      {
        file: 'sections/ui/Image.tsx',
        from: '  const { width, height, variants } = file',
        to: "  alt = ''\n  const { width, height, variants } = file",
      },
    ],
    caughtBy: 'tests/built-pictures.test.ts',
    test: '/plano says of every picture what its document says',
    message: /Tree-lined street in Plano at golden hour/,
  },
  {
    name: 'picture-without-size',
    breaks: 'a picture without its size, so that the page jumps when it comes',
    edits: [{ file: 'sections/ui/Image.tsx', from: 'alt, width, height, className:', to: 'alt, height, className:' }],
    caughtBy: 'tests/budgets.test.ts',
    test: 'every picture has its size',
    message: /\.html: expected '<img .* to match \/ width=/,
  },
  {
    name: 'dead-link-in-code',
    breaks: 'a logo that leads nowhere',
    edits: [{ file: 'sections/frame/Header.tsx', from: 'href="/"', to: 'href="/home"' }],
    caughtBy: 'tests/built-links.test.ts',
    test: 'every link of /plano leads somewhere',
    message: /\+ +"\/home"/,
  },
  {
    name: 'dead-anchor-in-code',
    breaks: 'a skip link that leads nowhere',
    edits: [{ file: 'renderer/document/page-frame.tsx', from: 'href="#main"', to: 'href="#content"' }],
    caughtBy: 'tests/built-links.test.ts',
    test: 'every link of /plano leads somewhere',
    message: /\+ +"\/plano#content"/,
  },
  {
    name: 'heading-skipped',
    breaks: 'a level of headings that the code leaves out',
    edits: [{ file: 'sections/faq/Faq.tsx', from: '<h3>{question}</h3>', to: '<h4>{question}</h4>' }],
    caughtBy: 'tests/html.test.ts',
    test: 'plano.html is valid HTML',
    message: /heading-level: Heading level can only increase by one, expected <h3> but got <h4>/,
  },
  {
    name: 'two-main-headings',
    breaks: 'two main headings on a page',
    edits: [{ file: 'sections/why/Why.tsx', from: '<h2>{title}</h2>', to: '<h1>{title}</h1>' }],
    caughtBy: 'tests/metadata.test.ts',
    test: '/mckinney says of itself what search engines read',
    message: /to have a length of 1 but got 2/,
  },
  {
    name: 'style-attribute',
    breaks: 'a style attribute in the HTML, which a strict policy refuses',
    edits: [
      {
        file: 'sections/faq/Faq.tsx',
        from: '<div className={styles.accordion}',
        to: '<div style={{ marginTop: 4 }} className={styles.accordion}',
      },
    ],
    caughtBy: 'tests/budgets.test.ts',
    test: 'no page has style attributes',
    message: /not to match .*style/,
  },
  {
    name: 'inline-script',
    breaks: 'a script in the page itself, which a strict policy refuses',
    edits: [
      {
        file: 'renderer/document/Document.tsx',
        from: '        <meta charSet="utf-8" />\n',
        to: '        <meta charSet="utf-8" />\n        <script dangerouslySetInnerHTML={{ __html: \'window.loaded = 1\' }} />\n',
      },
    ],
    caughtBy: 'tests/inline-code.test.ts',
    test: '/plano runs no code that stands in it',
    message: /\+ +"<script>window\.loaded = 1<\/script>"/,
  },
  {
    name: 'no-language',
    breaks: 'a page that does not say its language',
    edits: [
      {
        file: 'renderer/document/Document.tsx',
        from: "<html lang={site.language ?? 'en-US'}>",
        to: '<html>',
      },
    ],
    caughtBy: 'tests/html.test.ts',
    test: 'plano.html is valid HTML',
    message: /element-required-attributes: <html> is missing required/,
  },
]
