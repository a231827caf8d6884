import { expect, onTestFinished, test } from 'vitest'
import { SiteChecker } from '../../renderer/live/site-checker'
import { prose, page } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'

test('the thread of npm run dev starts, and checks a site', async () => {
  const folder = temporarySite({ 'pages/index.json': page([prose({ level: 1, bdy: 'Text.' })]) })
  const checker = new SiteChecker(new URL('./dev-check.ts', import.meta.url), folder)
  onTestFinished(() => checker.end())
  const result = await checker.check()
  expect(result?.problems.map(({ problem }) => problem.what)).toEqual(['has no property "bdy"'])
})
