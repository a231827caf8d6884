import * as fc from 'fast-check'
import { Component, type ReactElement, type ReactNode, createContext, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toHtmlSyntax } from './html-syntax'
import { writeNode } from './write-node'

const asReactDoes = (node: ReactNode) => toHtmlSyntax(renderToStaticMarkup(<>{node}</>))

function Card({ title, children }: { title?: string; children?: ReactNode }) {
  return title ? <h2 className="card">{title}</h2> : children
}

const WRITTEN: Record<string, ReactElement> = {
  texts: <p>{`"Fish" & 'chips' < 5 > 4`}</p>,
  'what is not there': <p>{[null, undefined, true, false, 0, '']}</p>,
  'lists and fragments': <ul>{['a', <li key="b">b</li>, [<b key="c">c</b>]]}</ul>,
  components: <Card title="One" />,
  'components that give back what they were given': <Card>{['a', 1, <i key="b" />]}</Card>,
  'elements without content': <p>{[<br key="a" />, <img key="b" alt="" src="/a.jpg" loading="lazy" />]}</p>,
  shapes: <svg viewBox="0 0 1 1">{[<path key="a" d="M0 0" />, <text key="b" textAnchor="end" />]}</svg>,
  flags: <input required disabled={false} hidden tabIndex={-1} autoComplete="name" />,
  'words that are true or false': <p aria-hidden={true} data-on={false} data-none={undefined} />,
  'empty values': <p className="" id="" title="" data-empty="" />,
  'addresses that are empty': <img alt="a" src="" />,
  'what is called on an event': <img alt="a" onLoad={() => undefined} />,
  markup: <div dangerouslySetInnerHTML={{ __html: '<b>bold</b>' }} />,
  'attributes of other spellings': <label htmlFor="a">text</label>,
}

test.each(Object.entries(WRITTEN))('%s are written as React does', (_, element) => {
  expect(writeNode(element)).toBe(asReactDoes(element))
})

/** Texts that hold what has a meaning in HTML more often than by chance. */
const texts = fc.string({ unit: fc.constantFrom('a', 'é', '’', '"', "'", '<', '>', '&', ' ', '{', '☎') })

const attributes = fc.record(
  {
    className: texts,
    id: texts,
    title: texts,
    hidden: fc.boolean(),
    tabIndex: fc.integer(),
    role: fc.option(texts, { nil: undefined }),
    'aria-label': texts,
    'aria-expanded': fc.boolean(),
    'data-place': fc.oneof(texts, fc.integer(), fc.boolean()),
  },
  { requiredKeys: [] },
)

const { tree } = fc.letrec<{ tree: ReactNode; element: ReactElement }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    texts,
    fc.integer(),
    fc.constantFrom(null, undefined, true, false),
    tie('element'),
    fc.array(tie('tree'), { maxLength: 4 }),
  ),
  element: fc
    .tuple(fc.constantFrom('p', 'a', 'ul', 'section', 'svg', 'text', 'noscript', Card), attributes, tie('tree'))
    .map(([type, props, children]) => createElement(type as string, props, children)),
}))

test('whatever components say is written as React does', () => {
  fc.assert(
    fc.property(tree, (node) => {
      expect(writeNode(node)).toBe(asReactDoes(node))
    }),
  )
})

class Clock extends Component {
  override render() {
    return 'noon'
  }
}
const Context = createContext('')

const NOT_UNDERSTOOD: Record<string, ReactElement> = {
  'a class': <Clock />,
  'a context': <Context value="a">text</Context>,
  'a style': <p {...{ style: { color: 'red' } }}>text</p>,
  'an object': <p>{{ a: 1 } as unknown as ReactNode}</p>,
}

test.each(Object.entries(NOT_UNDERSTOOD))('%s is not understood, and told', (_, element) => {
  expect(() => writeNode(element)).toThrow()
})
