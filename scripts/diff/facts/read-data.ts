import { type Element, attribute, elementsOf, rawText } from './elements'

/** A document's JSON-LD. A script that is no JSON is given as its text. */
export function readData(html: Element): unknown[] {
  return [...elementsOf(html)]
    .filter((element) => element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json')
    .map((script) => parse(rawText(script)))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
