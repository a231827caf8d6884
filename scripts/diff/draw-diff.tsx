import MarkdownIt from 'markdown-it'
import { count } from '../../renderer/problems/pretty'
import { Figure, Part } from '../html-report/components'
import { drawHtmlReport } from '../html-report/frame'
import { type SiteDiff, describeDiff, verdict } from './describe-diff'
import type { PageView } from './photograph-changes'

/**
 * Draws the HTML report: what changed, in full, and how the pages look.
 * @param views of the pages that were pictured, by route; none where pictures were not asked for
 */
export function drawDiff(diff: SiteDiff, views: Map<string, PageView[]>): string {
  // its only tags are those for what was added and removed
  const changes = new MarkdownIt({ html: true }).render(describeDiff(diff, true))
  return drawHtmlReport({
    title: verdict(diff),
    children: (
      <>
        <section dangerouslySetInnerHTML={{ __html: changes }} />
        {views.size > 0 && <Views views={views} diff={diff} />}
      </>
    ),
  })
}

/** How the pages look: the first one is shown, the others are folded. */
function Views({ views, diff: { added, removed, changed } }: { views: Map<string, PageView[]>; diff: SiteDiff }) {
  const isDifferent = (of: PageView[]) => of.some(({ pictures }) => pictures.length > 0)
  const same = [...views].filter(([, of]) => !isDifferent(of)).map(([route]) => route)
  const missing = added.length + removed.length + changed.length - views.size
  const lead = [
    ...(same.length > 0 ? [`No pixel differs: ${same.join(', ')}.`] : []),
    ...(missing > 0 ? [`${count(missing, 'more page')} changed, without a picture here.`] : []),
  ]
  return (
    <Part id="pictures" title="Before and after" lead={lead.join(' ')}>
      {[...views]
        .filter(([, of]) => isDifferent(of))
        .map(([route, of], at) => (
          <details key={route} open={at === 0}>
            <summary>{route}</summary>
            {of.map(({ device, pictures, difference }) => (
              <Figure key={device} pictures={pictures}>
                {device}
                {difference !== undefined && `: ${(difference * 100).toPrecision(2)} % of the pixels differ`}
              </Figure>
            ))}
          </details>
        ))}
    </Part>
  )
}
