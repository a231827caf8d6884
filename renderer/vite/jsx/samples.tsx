/** What compile-jsx.test.ts renders twice: as React's elements, and as the code that they are compiled to. */
import type { ReactNode } from 'react'

interface CardProps {
  title?: string
  tone?: string
  wide?: boolean
  children?: ReactNode
}

function Card({ title, children, ...rest }: CardProps) {
  const { tone, wide } = rest
  return (
    <section className={tone} hidden={!wide}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}

function Declared({ title, children }: CardProps) {
  return (
    <p>
      {title}
      {children ?? 'no children'}
    </p>
  )
}

const Quiet = () => null
const Inner = { Card }
const towns = ['Plano', 'Anna & Allen', '<Murphy>']
const link = { href: '/plano', target: '_blank' }
const Heading = 'h3'

export const SAMPLES: Record<string, () => ReactNode> = {
  'what is known beforehand': () => (
    <p className="lead" data-count={3} hidden>
      Quotes’ “ends” — it’s 5 o’clock
    </p>
  ),
  'texts that are expressions': () => (
    <p title={towns[2]} aria-label={`${towns[1]} "now"`}>
      {towns[1]} and {'{'}
      {7}
      {null}
      {false}
      {undefined}
    </p>
  ),
  'spaces between lines': () => (
    <p>
      one <b>two</b> three
      <i> four </i>
      {'five'} six
      {/* a comment is nothing */}
    </p>
  ),
  lists: () => (
    <ul>
      {towns.map((town, index) => (
        <li key={town} tabIndex={index}>
          {town}
        </li>
      ))}
    </ul>
  ),
  'lists of components': () => (
    <ul>
      {towns
        .filter((town) => town !== 'Plano')
        .map((town) => (
          <Declared key={town} title={town} />
        ))}
      {towns.map((town) => town)}
      {towns.map(({ length }) => length > 5 && <b key={length}>{length}</b>)}
    </ul>
  ),
  components: () => (
    <Card title="A & B" tone="warm" wide>
      text <b>bold</b>
      <Card>{towns}</Card>
      <Quiet />
      <Inner.Card title="inner" />
    </Card>
  ),
  'a component with one child': () => <Card wide>{towns.length > 2 ? <b>many</b> : 'few'}</Card>,
  'a component that is given what an expression holds': () => (
    <Declared {...{ title: 'held' }}>
      <Declared {...{ title: towns[2] }} />
      <Declared {...(towns.length > 9 ? { title: 'none' } : undefined)} />
    </Declared>
  ),
  'markup under conditions': () => (
    <div>
      {towns.length > 2 && <b>many</b>}
      {towns.length > 9 && <b>very many</b>}
      {towns.indexOf('Plano') && <b>not the first</b>}
      {towns[0] && (towns[9] ?? 0) && <b>ten</b>}
      {towns[1] && (
        <>
          {towns[9] && <i>ten</i>}
          {towns[2] && <i title={towns[2]}>three</i>}
        </>
      )}
      {towns.length > 2 ? <b>many</b> : <i>few</i>}
      {towns.length > 9 ? <b>many</b> : towns[2]}
      {towns.length > 9 ? towns[1] : towns.length > 2 ? <Declared title="many" /> : null}
    </div>
  ),
  'classes that a template names': () => <p className={`wrap ${towns[2]}`}>{`${towns[2]}`}</p>,
  fragments: () => (
    <>
      one
      <>
        <b>two</b>
      </>
      {[<i key="a">three</i>, <i key="b">four</i>]}
    </>
  ),
  'attributes that an expression holds': () => (
    <a className="link" {...link} rel="noopener">
      {towns[0]}
    </a>
  ),
  'attributes that an expression may hold': () => (
    <p id="a" {...(towns.length > 9 && { title: 'many' })} {...{ title: towns[1], hidden: true, lang: undefined }} />
  ),
  'a tag that an expression names': () => <Heading className="small">Title</Heading>,
  'attributes of each kind': () => (
    <form autoComplete="off" noValidate={towns.length > 1} data-on={towns.length > 1} aria-busy={towns.length > 9}>
      <input required={false} maxLength={towns.length} />
      <img src={towns.length > 9 ? '/a.jpg' : ''} alt={towns[5]} onLoad={() => undefined} />
      <label htmlFor={towns[0]}>Town</label>
    </form>
  ),
  drawings: () => (
    <svg viewBox="0 0 1 1" fontSize={12}>
      <path d={`M${1} 0`} />
      <rect width={towns.length}>{towns.length > 9 && <title>large</title>}</rect>
      <text textAnchor="end">{towns[0]}</text>
    </svg>
  ),
  'markup that is there already': () => <div className={towns[0]} dangerouslySetInnerHTML={{ __html: '<b>&</b>' }} />,
  'markup that is there already, and attributes after it': () => (
    <div dangerouslySetInnerHTML={{ __html: '<b>&</b>' }} className={towns[0]} />
  ),
  'nothing at all': () => <></>,
}
