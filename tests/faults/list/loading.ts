import type { Fault } from '../fault'

/** About 10 KB that no compression makes small, as code that does nothing. */
const HEAVY = Array.from({ length: 1500 }, (_, index) => Math.imul(index + 1, 0x9e3779b1).toString(36)).join('')

/** What a page loads, and when. */
export const LOADING: Fault[] = [
  {
    name: 'form-loads-twice',
    breaks: 'a form that is loaded twice',
    edits: [
      {
        file: 'sections/ui/embedded-frame.ts',
        from: '  element.append(frame)\n',
        to: '  element.append(frame, frame.cloneNode())\n',
      },
    ],
    caughtBy: 'tests/browser/islands.spec.ts',
    test: 'the quote form waits until it is within 100 px',
    message: /Error: the form loads once/,
  },
  {
    name: 'form-loads-early',
    breaks: 'a form that loads before anyone comes near it',
    edits: [{ file: 'sections/ui/QuoteCard.tsx', from: "'100px'", to: "'120px'" }],
    caughtBy: 'tests/browser/islands.spec.ts',
    test: 'the quote form waits until it is within 100 px',
    message: /Error: the form waits at 102 px/,
  },
  {
    name: 'form-without-words',
    breaks: 'an empty place where the form is to come',
    edits: [{ file: 'sections/ui/QuoteCard.tsx', from: '          Loading form...\n', to: '' }],
    caughtBy: 'tests/browser/islands.spec.ts',
    test: 'the quote form waits until it is within 100 px',
    message: /Error: the words until the form is there/,
  },
  {
    name: 'form-without-link',
    breaks: 'a form that cannot be reached without JavaScript',
    edits: [
      {
        file: 'sections/ui/QuoteCard.tsx',
        from: '          Open the form\n',
        to: '          <span hidden>Open the form</span>\n',
      },
    ],
    caughtBy: 'tests/browser/reading.spec.ts',
    test: 'the quote form has a link, and pictures are shown',
    message: /Locator: +getByRole\('link', \{ name: 'Open the form' \}\)/,
  },
  {
    name: 'heavy-script',
    breaks: 'a script of 10 KB before a visitor does anything',
    edits: [
      {
        file: 'renderer/+client.ts',
        from: '\nstartImages()\n',
        to: `\ndocument.documentElement.dataset.heavy = '${HEAVY}'\nstartImages()\n`,
      },
    ],
    caughtBy: 'tests/budgets.test.ts',
    test: 'the script of a page and all that it imports at once weigh what',
    message: /the script of a page weighs \d+/,
  },
  {
    name: 'video-loads-unasked',
    breaks: 'a video whose host is told of every reader',
    edits: [
      {
        file: 'sections/ui/frame.island.ts',
        from: '/** Shows',
        to: "fetch('https://www.youtube-nocookie.com/embed/x')\n/** Shows",
      },
      { file: 'sections/video/Video.tsx', from: "island('frame', 'touch')", to: "island('frame', 'idle')" },
    ],
    caughtBy: 'tests/browser/embeds.spec.ts',
    test: 'a video loads from the no-cookie host when play is pressed',
    message: /Error: asked of YouTube before play is pressed/,
  },
  {
    name: 'picture-loads-early',
    breaks: 'pictures that load long before they are seen',
    edits: [{ file: 'renderer/islands/lazy-images.ts', from: "rootMargin: '50px'", to: "rootMargin: '500px'" }],
    caughtBy: 'tests/browser/pictures.spec.ts',
    test: 'it loads when a tenth of it is within 50 px',
    message: /Error: at a twentieth/,
  },
  {
    name: 'picture-without-fallback',
    breaks: 'a picture that stays empty where a small format fails',
    edits: [
      {
        file: 'renderer/islands/lazy-images.ts',
        from: "  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && useOriginal(target), true)\n",
        to: '',
      },
    ],
    caughtBy: 'tests/browser/pictures.spec.ts',
    test: 'where a variant fails the original is shown: a picture further down',
    message: /Error: the picture that is shown/,
  },
  {
    name: 'console-error',
    breaks: 'an error in the console',
    edits: [
      {
        file: 'sections/frame/menu.island.ts',
        from: "  navigation.dataset.ready = ''\n",
        to: '  open!.dataset.x = 1\n',
      },
    ],
    caughtBy: 'tests/browser/every-route.spec.ts',
    test: '/plano:',
    message: /error: Cannot read properties of undefined \(reading 'dataset'\)/,
  },
]
