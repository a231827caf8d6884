import sharp from 'sharp'
import { describeMissing, findDocument } from '../../renderer/changes/document-names'
import { ChangeError } from '../../renderer/changes/edit'
import { loadQuickly } from '../../renderer/changes/load-for-changes'
import { LiveSite } from '../../renderer/live/live-site'
import { SiteChecker } from '../../renderer/live/site-checker'
import { existingChromium } from '../browsers'
import { Failure, UsageError } from '../command'
import { launchOffline, show } from '../html-report/photograph'
import { openCode } from '../prerender/code'
import { listen } from '../serve/listen'
import { createLiveServer } from '../serve/live-server'
import { type Call, createTool, dataBlock } from './tool'

interface View {
  page: string
  width?: number
  height?: number
  top?: number
}

/** Enough to read small letters; a picture stays well under the megabyte that clients accept. */
const QUALITY = 70

/** look: a picture of a page. */
export const look = createTool<View>({
  name: 'look',
  title: 'Look at a page',
  description:
    'Takes a picture of a page, drafts included, as a browser shows it at a width. Needs an installed Chromium or Chrome.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  input: {
    type: 'object',
    additionalProperties: false,
    required: ['page'],
    properties: {
      page: { type: 'string', description: 'An address such as /plano.' },
      width: {
        type: 'integer',
        minimum: 280,
        maximum: 2000,
        description: 'The width in pixels: 390 is a phone, and 1280, the default, a laptop.',
      },
      height: { type: 'integer', minimum: 100, maximum: 2000, description: 'The height in pixels. By default, 1000.' },
      top: {
        type: 'integer',
        minimum: 0,
        maximum: 100_000,
        description: 'How far down the page the picture begins, in pixels. By default, 0.',
      },
    },
  },
  work: async ({ page: name, width = 1280, height = 1000, top = 0 }, { folder, signal }) => {
    const site = loadQuickly(folder)
    const { page } = findDocument(name, site)
    if (!page) throw new ChangeError(`${name}: ${describeMissing(name, site)}`)
    const chromium = existingChromium()
    if (chromium === undefined)
      throw new Failure('there is no browser. Install Chromium or Chrome, or name one in CHROME_PATH.')
    const picture = await takePicture(chromium, page.route, { width, height, top }, { folder, signal })
    return {
      content: [
        { type: 'image', data: picture.image.toString('base64'), mimeType: 'image/webp' },
        dataBlock({ page: page.route, width, top, height: picture.height, pageHeight: picture.pageHeight }),
      ],
    }
  },
})

/** Takes a picture of a page of a site that is served meanwhile, with its drafts. */
async function takePicture(
  chromium: string,
  route: string,
  { width, height, top }: Required<Omit<View, 'page'>>,
  { folder, signal }: Pick<Call, 'folder' | 'signal'>,
): Promise<{ image: Buffer; height: number; pageHeight: number }> {
  // it sets NODE_ENV, which must be set before React is imported
  const code = await openCode(undefined, signal)
  const renderer = (await import(code.render.href)) as typeof import('../../renderer/render/render-page')
  const occasion = { showsAll: true }
  const checker = new SiteChecker(new URL('../../renderer/live/site-checker.ts', import.meta.url), folder, occasion)
  const live = new LiveSite(folder, checker, () => {}, occasion)
  const server = createLiveServer(live, { ...code, ...renderer }, 0)
  const stop = () => checker.end()
  signal.addEventListener('abort', stop)
  try {
    await live.check()
    signal.throwIfAborted()
    if (!(await live.openPage(route)))
      throw new Failure(`${route} can’t be shown while it has errors. check_site lists them.`)
    const port = await listen(server, { port: 0 })
    const browser = await launchOffline(chromium)
    const close = () => void browser.close()
    signal.addEventListener('abort', close)
    try {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
      await show(page, `http://localhost:${port}${route}`, true)
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
      if (top >= pageHeight) throw new UsageError(`look: the page ends at ${pageHeight}. Choose a smaller "top".`)
      const visible = Math.min(height, pageHeight - top)
      const clip = { x: 0, y: top, width, height: visible }
      const screenshot = await page.screenshot({ fullPage: true, clip, animations: 'disabled' })
      return { image: await sharp(screenshot).webp({ quality: QUALITY }).toBuffer(), height: visible, pageHeight }
    } finally {
      signal.removeEventListener('abort', close)
      await browser.close()
    }
  } finally {
    signal.removeEventListener('abort', stop)
    checker.end()
    server.close()
    server.closeAllConnections()
  }
}
