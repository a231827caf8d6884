import { expect, test, vi } from 'vitest'
import { loadedFromDisk, page, prose } from '../../../tests/sites'
import { countTaken } from './chunks'
import type { Order } from './orders'
import { PageWorker } from './page-worker'
import { readAhead } from './read-ahead'

/** Enough to be worth the looking. */
const PAGES = 1100

const loadTowns = () =>
  loadedFromDisk(
    Object.fromEntries(Array.from({ length: PAGES }, (_, at) => [`pages/${at}.json`, page([prose({ level: 1 })])])),
  )

/** A thread that reads, and all orders that it was given. */
function reader(loaded: Awaited<ReturnType<typeof loadTowns>>) {
  const orders: Order[] = []
  const run = async (order: Order) => {
    orders.push(order)
    await new PageWorker(loaded).read(order.pages)
    return { records: [], written: [] }
  }
  return { orders, run }
}

test('what stands on the disk alone others read, but for what is known', async () => {
  const loaded = await loadTowns()
  const { orders, run } = reader(loaded)
  const asked = vi.fn(() => [{ run }, { run }])
  await readAhead(loaded, { for: asked }, [true, undefined, true], () => true)
  expect(asked).toHaveBeenCalledExactlyOnceWith(PAGES - 1)
  expect(orders).toHaveLength(2)
  const [{ task, folder, pages }] = orders as [Order]
  expect({ task, folder }).toEqual({ task: 'read', folder: loaded.folder })
  expect([...pages.things]).toEqual([1, ...Array.from({ length: PAGES - 2 }, (_, at) => at + 3)])
  expect(countTaken(pages)).toBe(PAGES - 1)
})

test('where nobody else is there, this thread reads', async () => {
  const loaded = await loadTowns()
  const unread = vi.spyOn(loaded, 'unread')
  const asked = vi.fn(() => [])
  await readAhead(loaded, { for: asked }, [], () => true)
  expect(asked).toHaveBeenCalledOnce()
  // some to look where they stand, and all to read
  expect(unread).toHaveBeenCalledTimes(32 + PAGES + 1)
})

test('what is in memory nobody reads', async () => {
  const asked = vi.fn(() => [])
  await readAhead(await loadTowns(), { for: asked })
  expect(asked).not.toHaveBeenCalled()
})
