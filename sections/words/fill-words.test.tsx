import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Phrase, fillWords } from './fill-words'

test('values replace placeholders; a brace without a value stays', () => {
  expect(fillWords('{rating} de {most}, {x}', { rating: '4,5', most: '5' })).toBe('4,5 de 5, {x}')
})

test('elements stand where the language puts them', () => {
  const parts = { phone: <a href="tel:1">1</a>, email: <b>a@b.c</b> }
  const markup = (text: string) => renderToStaticMarkup(<Phrase text={text} parts={parts} />)
  expect(markup('Call {phone} or write to {email}.')).toBe('Call <a href="tel:1">1</a> or write to <b>a@b.c</b>.')
  expect(markup('{email}: {phone}')).toBe('<b>a@b.c</b>: <a href="tel:1">1</a>')
})
