import type { Fault } from '../fault'

/** What a page does when it is used. */
export const BEHAVIOUR: Fault[] = [
  {
    name: 'two-questions-open',
    breaks: 'an accordion that opens two at a time',
    edits: [
      { file: 'sections/faq/Faq.tsx', from: ' name={`one-of-${id ?? slug(title)}`}', to: '' },
      { file: 'sections/faq/Faq.tsx', from: 'import { questionIds, slug }', to: 'import { questionIds }' },
    ],
    caughtBy: 'tests/browser/islands.spec.ts',
    test: 'one item of /plano#faq is open at a time',
    message: /Error: the first item closes when another opens/,
  },
  {
    name: 'linked-question-closed',
    breaks: 'a link to a question that leaves it closed',
    edits: [{ file: 'sections/faq/accordion.island.ts', from: '  openLinked()\n', to: '' }],
    caughtBy: 'tests/browser/islands.spec.ts',
    test: 'a link can lead to a question',
    message: /Error: the question that the address names is open/,
  },
  {
    name: 'drawer-stays-open',
    breaks: 'a drawer that stays open when a link is chosen',
    edits: [{ file: 'sections/frame/drawer.island.ts', from: '(isLink || !drawer.contains(target))', to: '!isLink' }],
    caughtBy: 'tests/browser/drawer.spec.ts',
    test: 'it closes when a link is chosen',
    message: /Error: the drawer closes when a link is chosen/,
  },
  {
    name: 'drawer-loses-focus',
    breaks: 'a focus that is lost when Escape closes the drawer',
    edits: [{ file: 'sections/frame/drawer.island.ts', from: '      toggle?.focus()\n', to: '' }],
    caughtBy: 'tests/browser/drawer.spec.ts',
    test: 'Escape closes it and gives the focus back',
    message: /Error: Escape gives the focus back to the button/,
  },
  {
    name: 'focus-leaves-drawer',
    breaks: 'a focus that walks out of the open drawer, behind it',
    edits: [
      {
        file: 'sections/frame/drawer.island.ts',
        from: "    if (event.key === 'Tab') keepFocus(drawer, event)\n",
        to: '',
      },
    ],
    caughtBy: 'tests/browser/drawer.spec.ts',
    test: 'the focus stays inside while it is open',
    message: /Error: after \d+ × Tab the focus is in the open drawer/,
  },
  {
    name: 'drawer-breakpoint',
    breaks: 'links that collapse at the wrong width',
    edits: [
      {
        file: 'sections/frame/Header.module.css',
        from: '@media (max-width: 767.98px)',
        to: '@media (max-width: 779.98px)',
      },
    ],
    caughtBy: 'tests/browser/drawer.spec.ts',
    test: 'the links collapse into it under 768 px',
    message: /Error: the links at 768 px/,
  },
  {
    name: 'keyboard-trap',
    breaks: 'a menu that the Tab key never leaves',
    edits: [
      {
        file: 'sections/frame/menu.island.ts',
        from: '!menu.contains(relatedTarget)) show()',
        to: "!menu.contains(relatedTarget)) menu.querySelector('a')?.focus()",
      },
    ],
    caughtBy: 'tests/browser/keyboard.spec.ts',
    test: '/hearth can be walked through with the Tab key',
    message: /Error: the focus goes in circles: … .*BUTTON/,
  },
  {
    name: 'menu-delay',
    breaks: 'a menu that opens under every pointer that passes',
    edits: [{ file: 'sections/frame/menu.island.ts', from: 'OPEN_DELAY = 200', to: 'OPEN_DELAY = 20' }],
    caughtBy: 'tests/browser/navigation.spec.ts',
    test: 'a pointer that only passes opens nothing',
    message: /Error: the menu after 150 ms/,
  },
  {
    name: 'chat-sends-nothing',
    breaks: 'a chat that sends an empty message',
    edits: [{ file: 'sections/chat/ChatForm.tsx', from: '    if (!field.value.trim()) return\n', to: '' }],
    caughtBy: 'tests/browser/chat.spec.ts',
    test: 'nothing but spaces is not sent',
    message: /Error: a message of spaces stays in the field/,
  },
  {
    name: 'chat-types-on',
    breaks: 'an assistant that types for three seconds instead of two',
    edits: [{ file: 'sections/chat/use-typing.ts', from: 'TYPING_TIME = 2000', to: 'TYPING_TIME = 3000' }],
    caughtBy: 'tests/browser/chat.spec.ts',
    test: 'a message leaves the field and goes nowhere',
    message: /Error: the assistant stops typing after 2000 ms/,
  },
  {
    name: 'chat-sends-lines',
    breaks: 'a chat that sends a message when a new line is meant',
    edits: [{ file: 'sections/chat/ChatForm.tsx', from: ' || event.shiftKey', to: '' }],
    caughtBy: 'tests/browser/chat.spec.ts',
    test: 'Shift+Enter makes a new line',
    message: /Error: Shift\+Enter makes a new line/,
  },
  {
    name: 'attempted-path-unsaid',
    breaks: 'a not-found page that does not say which path was tried',
    edits: [
      { file: 'sections/not-found/not-found.island.ts', from: '${location.pathname}', to: '${location.hostname}' },
    ],
    caughtBy: 'tests/browser/reading.spec.ts',
    test: 'an unknown address shows the not-found page',
    message: /Error: the path in the console/,
  },
]
