import type { Result } from 'axe-core'
import { useState } from 'react'

/** What axe finds in an example; undefined until it has looked. */
export function useFindings() {
  const [findings, setFindings] = useState<Result[]>()
  const check = async (page: Document) => {
    setFindings(undefined)
    const { default: axe } = await import('axe-core')
    // axe knows only the nodes of the window that it runs in
    const script = page.createElement('script')
    script.textContent = axe.source
    page.head.append(script)
    const inFrame = page.defaultView as (Window & { axe?: typeof axe }) | null
    if (!inFrame?.axe) return
    const { violations } = await inFrame.axe.run('main', {
      // a section alone has no landmarks, and needn't begin with the page's heading
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    })
    setFindings(violations)
  }
  return { findings, check }
}
