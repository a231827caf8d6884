import MarkdownIt from 'markdown-it'
import { count } from '../../renderer/problems/pretty'
import { Figure, Part } from '../html-report/components'
import { drawHtmlReport } from '../html-report/frame'
import { type SiteDiff, describeDiff, verdict } from './describe-diff'
import type { PageView } from './photograph-changes'

/**
 * Draws the HTML report: all changes in full, and how the pages look.
 * @param views by route; empty if no pictures were taken
 */
export function drawDiff(diff: SiteDiff, views: Map<string, PageView[]>): string {
  // its only tags are <ins> and <del>
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

/** Shows how the pages look: the first one open, the others closed. */
function Views({ views, diff: { added, removed, changed } }: { views: Map<string, PageView[]>; diff: SiteDiff }) {
  const isDifferent = (pageViews: PageView[]) => pageViews.some(({ pictures }) => pictures.length > 0)
  const sameRoutes = [...views].filter(([, pageViews]) => !isDifferent(pageViews)).map(([route]) => route)
  const missing = added.length + removed.length + changed.length - views.size
  const lead = [
    ...(sameRoutes.length > 0 ? [`No pixel differs: ${sameRoutes.join(', ')}.`] : []),
    ...(missing > 0 ? [`${count(missing, 'more page')} changed, and not shown here.`] : []),
  ]
  return (
    <Part id="pictures" title="Before and after" lead={lead.join(' ')}>
      {[...views]
        .filter(([, pageViews]) => isDifferent(pageViews))
        .map(([route, pageViews], index) => (
          <details key={route} open={index === 0}>
            <summary>{route}</summary>
            {pageViews.map(({ device, pictures, difference }) => (
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
