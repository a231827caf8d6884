import { parseFragment } from 'parse5'
import { attribute, elementsOf, isText } from '../../diff/elements'

/**
 * The city pages that a page lists, as Plat chooses them.
 * @param html of a page with one list of them
 * @param title the name of that list
 */
export function readCities(html: string, title: string): { name: string; route: string }[] {
  const lists = html.match(/<nav [^>]*>.*?<\/nav>/gs) ?? []
  const list = lists
    .map((text) => [...elementsOf(parseFragment(text))])
    .find(([nav]) => nav && attribute(nav, 'aria-label') === title)
  return (list ?? []).flatMap((link) => {
    const route = attribute(link, 'href')
    const name = link.childNodes.find(isText)?.value.trim()
    return route === undefined || name === undefined ? [] : [{ name, route }]
  })
}
