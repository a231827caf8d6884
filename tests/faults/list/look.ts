import type { Fault } from '../fault'

/** How a page looks. */
export const LOOK: Fault[] = [
  {
    name: 'parallax-factor',
    breaks: 'a hero whose picture moves at 0.5 of the page instead of 0.3',
    edits: [{ file: 'sections/hero/HeroCity.module.css', from: 'translateY(30vh)', to: 'translateY(50vh)' }],
    caughtBy: 'tests/browser/parallax.spec.ts',
    test: 'moves at 0.3 of the page, 1440 px wide',
    message: /Error: the picture moves 90 px while the page moves 300/,
  },
  {
    name: 'parallax-factor-in-script',
    breaks: 'the same, in browsers whose style sheets cannot move it',
    edits: [{ file: 'sections/hero/parallax.island.ts', from: 'speed = 0.3', to: 'speed = 0.5' }],
    caughtBy: 'tests/browser/parallax.spec.ts',
    test: 'the script moves it alike',
    message: /Error: the picture moves 90 px while the page moves 300/,
  },
  {
    name: 'parallax-in-spite-of-wish',
    breaks: 'a hero that moves for visitors who asked for less motion',
    edits: [
      {
        file: 'sections/hero/HeroCity.module.css',
        from: '@media (prefers-reduced-motion: no-preference) and (min-width: 768px)',
        to: '@media (min-width: 768px)',
      },
    ],
    caughtBy: 'tests/browser/parallax.spec.ts',
    test: 'with reduced motion it stands still',
    message: /Error: the picture moves 0 px while the page moves 300/,
  },
  {
    name: 'overlay-too-light',
    breaks: 'white words on a picture that is not dark enough on telephones',
    edits: [
      {
        file: 'sections/ui/ground.css',
        from: '    --header: 4rem;\n    --overlay: 0.9;\n',
        to: '    --header: 4rem;\n',
      },
    ],
    caughtBy: 'tests/browser/parallax.spec.ts',
    test: 'on a phone it stands still under a darker overlay, 390 px wide',
    message: /Error: the overlay/,
  },
  {
    name: 'hero-height',
    breaks: 'the hero of a city page at 60 % of the window instead of 70',
    edits: [{ file: 'sections/hero/HeroCity.module.css', from: 'max(70svh, 34rem)', to: 'max(60svh, 34rem)' }],
    caughtBy: 'tests/browser/hero.spec.ts',
    test: 'the hero of a city page takes 70 %',
    message: /Error: the height of the hero of \/allen/,
  },
  {
    name: 'shown-on-telephones',
    breaks: 'blocks on telephones that the specification hides there',
    edits: [{ file: 'sections/ui/layout.css', from: '    display: none !important;\n', to: '    display: revert;\n' }],
    caughtBy: 'tests/browser/reading.spec.ts',
    test: 'telephones leave out what the specification hides',
    message: /Error: the generator block, 767 px wide/,
  },
  {
    name: 'pale-text',
    breaks: 'text of too little contrast',
    edits: [{ file: 'sections/ui/tokens.css', from: '--steel-700: #4d6177', to: '--steel-700: #9fb0c0' }],
    caughtBy: 'tests/browser/every-route.spec.ts',
    test: '/plano:',
    message: /"color-contrast: </,
  },
  {
    name: 'no-focus-ring',
    breaks: 'a focus that nobody sees',
    edits: [{ file: 'sections/ui/ground.css', from: '  outline: 3px solid var(--focus);\n', to: '  outline: none;\n' }],
    caughtBy: 'tests/browser/keyboard.spec.ts',
    test: '/hearth can be walked through with the Tab key',
    message: /Received: +"no focus ring"/,
  },
  {
    name: 'sideways-overflow',
    breaks: 'a page that scrolls sideways on telephones',
    edits: [
      {
        file: 'sections/ui/layout.css',
        from: '  width: min(100% - 2 * var(--gutter), var(--container));\n',
        to: '  width: max(26rem, min(100% - 2 * var(--gutter), var(--container)));\n',
      },
    ],
    caughtBy: 'tests/browser/every-route.spec.ts',
    test: '/plano:',
    message: /Expected: <= 390/,
  },
]
