import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { existingChromium } from '../../scripts/browsers'
import { page, prose } from '../sites'
import { temporarySite } from '../temporary-sites'
import { connectToSite } from './connect'

const SITE = {
  'pages/plan.json': page([prose({ level: 1 }), ...Array.from({ length: 30 }, () => prose())], { draft: true }),
  'pages/wrong.json': page([prose({ level: 1, titel: 'x' })]),
}

test.skipIf(!existingChromium())('look takes a picture of a page, even of a draft, at a width', async () => {
  const { client, call } = await connectToSite(temporarySite(SITE))
  const view = { page: '/plan', width: 390, height: 500, top: 700 }
  // longer than the client's own minute, since the machine may be busy
  const { content } = await client.callTool({ name: 'look', arguments: view }, CallToolResultSchema, {
    timeout: 200_000,
  })
  const [picture, about] = content as { type: string; data: string; mimeType?: string; text: string }[]
  expect(picture).toMatchObject({ type: 'image', mimeType: 'image/webp' })
  const { width, height, format } = await sharp(Buffer.from(picture?.data ?? '', 'base64')).metadata()
  expect({ width, height, format }).toEqual({ width: 390, height: 500, format: 'webp' })
  const { pageHeight } = JSON.parse(about?.text ?? '') as { pageHeight: number }
  expect(pageHeight).toBeGreaterThan(1200)
  expect((await call('look', { page: '/wrong' })).texts).toEqual([
    '/wrong can’t be shown while it has errors. check_site lists them.',
  ])
})
