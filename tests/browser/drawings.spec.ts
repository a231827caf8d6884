import { readFileSync, readdirSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import { packageFile } from '../../renderer/documents/packages'
import { readDrawing } from '../../renderer/pictures/drawings'
import { ELECTRICIAN } from '../../scripts/fixtures'
import { hostileDrawings } from '../drawings/hostile-drawings'

/** `npm run test:full` opens all drawings as they were before, to see that they act in this browser; npm test opens some. */
const IS_FULL = process.env.PLAT_TEST_FULL === 'true'

/** How a host may send a drawing: as one, or as what its settings or a browser take it for. */
const TYPES = ['image/svg+xml', 'text/html', ...(IS_FULL ? ['application/xml'] : [])]

/** Starts a server that ends with the test. @returns its host */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const servers: ReturnType<typeof createServer>[] = []

test.afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** Serves files without any header but their type, and notes what another host is asked for. */
async function serveDrawings() {
  const asked: string[] = []
  const files = new Map<string, { type: string; content: Buffer | string }>()
  const other = await serve(({ url = '' }, response) => {
    asked.push(url)
    response.setHeader('Access-Control-Allow-Origin', '*').end()
  })
  const host = await serve(({ url = '' }, response) => {
    const { type, content } = files.get(url) ?? { type: 'text/plain', content: '' }
    response.writeHead(files.has(url) ? 200 : 404, { 'Content-Type': type }).end(content)
  })
  /** Opens a file as a page of its own. @returns what the other host was asked for meanwhile */
  const open = async (page: Page, content: Buffer | string, type: string) => {
    const path = `/${files.size}`
    files.set(path, { type, content })
    asked.length = 0
    await page.goto(`http://${host}${path}`)
    // by then the animations of a drawing have ended
    if (type !== 'text/html') await page.waitForFunction(() => Number(document.timeline.currentTime) > 200)
    return [...asked]
  }
  return { other, host, files, open }
}

test('no drawing that is published runs a script or asks another host', async ({ page }) => {
  const { other, open } = await serveDrawings()
  const drawings = [...hostileDrawings(other)].map(([kind, content]) => [readDrawing(content).markup, kind] as const)
  // many are the same when they are published
  for (const [markup, kind] of new Map(drawings)) {
    for (const type of markup === undefined ? [] : TYPES) expect(await open(page, markup ?? '', type), kind).toEqual([])
  }
})

test('the drawings that are refused or cleaned do so as they are written', async ({ page }) => {
  if (IS_FULL) test.setTimeout(0)
  const { other, open } = await serveDrawings()
  const all = [...hostileDrawings(other)]
  const opened = IS_FULL ? all : all.filter((_, at) => at % 12 === 0)
  const acting: string[] = []
  for (const [kind, content] of opened) {
    const asked = await open(page, content, 'image/svg+xml')
    if (asked.length > 0) acting.push(kind)
  }
  if (IS_FULL) console.log(`${acting.length} of ${opened.length} drawings act as they are written.`)
  expect(acting.length).toBeGreaterThan(opened.length / 3)
})

/** Drawings that people use: those of the sample site, and of an icon set. */
function realDrawings(): Buffer[] {
  const folders: [folder: string, count: number][] = [
    [join(ELECTRICIAN.public, 'images'), 20],
    [join(packageFile('lucide-static/package.json'), '../icons'), 40],
    ...(process.env.PLAT_DRAWINGS ? [[process.env.PLAT_DRAWINGS, Infinity] as [string, number]] : []),
  ]
  return folders.flatMap(([folder, count]) => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.svg'))
    const step = Math.max(1, Math.floor(names.length / count))
    return names.filter((_, at) => at % step === 0).map((name) => readFileSync(join(folder, name)))
  })
}

test('a drawing looks the same as before', async ({ page }) => {
  const { host, files } = await serveDrawings()
  const drawings = realDrawings()
  for (const [at, content] of drawings.entries()) {
    const { markup } = readDrawing(content)
    files.set(`/before/${at}`, { type: 'image/svg+xml', content })
    files.set(`/after/${at}`, { type: 'image/svg+xml', content: markup ?? '' })
  }
  files.set('/', { type: 'text/html', content: '<!doctype html><title>Drawings</title>' })
  await page.goto(`http://${host}/`)
  const different = await page.evaluate(async (count) => {
    const pixels = async (address: string) => {
      const image = new Image(200, 200)
      image.src = address
      await image.decode()
      const context = new OffscreenCanvas(200, 200).getContext('2d')
      context?.drawImage(image, 0, 0, 200, 200)
      return context?.getImageData(0, 0, 200, 200).data.join()
    }
    const found: number[] = []
    for (let at = 0; at < count; at++)
      if ((await pixels(`/before/${at}`)) !== (await pixels(`/after/${at}`))) found.push(at)
    return found
  }, drawings.length)
  expect(drawings.length).toBeGreaterThanOrEqual(60)
  expect(different.map((at) => drawings[at]?.toString())).toEqual([])
})
