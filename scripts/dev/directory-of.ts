import type { Directory } from '../../renderer/dev/look'
import { citiesOf } from '../../renderer/pipeline/cities/cities-of'
import type { OpenSite } from '../../renderer/pipeline/inspect'
import { aliasesOf } from '../../renderer/pipeline/resolve/aliases-of'

/** What pages show of other pages. A page that is wrong now is listed as if it were right: its address stays. */
export function directoryOf({ resolved: { pages } }: Pick<OpenSite, 'resolved'>): Directory {
  return {
    cities: citiesOf(pages),
    aliases: pages.flatMap((page) => aliasesOf(page).map((alias): [string, string] => [alias, page.route])),
  }
}
