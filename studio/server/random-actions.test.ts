import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { serveStudioHere, stateOf } from '../../tests/servers/serve-studio-here'
import { page, prose } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'
import type { Operation } from '../../renderer/changes/operations'
import type { EditAnswer, EditRequest } from '../protocol/changes'
import type { DocumentInfo } from '../protocol/documents'

const SEED = Number(process.env.PLAT_SEED ?? 20261129)
/** PLAT_SEQUENCES=300 takes minutes on a busy machine. */
const SEQUENCES = Number(process.env.PLAT_SEQUENCES ?? 30)

const section = (words: string) => prose({ title: words, body: `About ${words.toLowerCase()}, in a sentence.` })

/** Documents that are laid out in different ways. */
const DOCUMENTS = {
  'pages/index.json': page([prose({ level: 1 }), section('Prices'), { use: 'permits' }]),
  'pages/anna.json': `${JSON.stringify(page([prose({ level: 1, title: 'Anna' }), section('Panels')]), null, 4)}\n`,
  'pages/avon.json': JSON.stringify(page([prose({ level: 1, title: 'Avon' }), { use: 'permits' }])),
  'shared/permits.json': `${JSON.stringify(section('Permits'), null, '\t')}\r\n`,
}

type Studio = Awaited<ReturnType<typeof serveStudioHere>>
type Random = () => number

const pick = <T>(values: readonly T[], random: Random): T => values[Math.floor(random() * values.length)]!

/** Something that a person does in Studio, as the requests that it makes. */
async function act({ ask }: Studio, random: Random, number: number): Promise<EditAnswer> {
  const { pages, shared } = await ask('site')
  const target = pick<DocumentInfo>(random() < 0.8 ? pages : shared, random)
  const { id: document, hash } = target
  const { value } = await ask('document', { document })
  const { sections = [] } = value as { sections?: object[] }
  const at = (index: number) => `/sections/${index}`
  const index = Math.floor(random() * sections.length)
  const edit = (operations: Operation[], more: Partial<EditRequest> = {}) =>
    ask('edit', { label: `Action ${number}`, changes: [{ document, hash, operations }], ...more })
  const field = '/title'
  const actions: (() => Promise<EditAnswer>)[] = [
    () => edit([{ op: 'replace', path: field, value: `Words ${number}` }], { series: `${document}${field}` }),
    () => edit([{ op: 'replace', path: field, value: '' }], { force: random() < 0.5 }),
    () =>
      edit([{ op: 'add', path: target.kind === 'page' ? '/keywords' : '/id', value: `n${number}` }], { force: true }),
    () =>
      ask('edit', {
        label: 'Share',
        creations: [{ kind: 'shared', name: `s-${number}`, value: { ...section('New') } }],
        force: true,
      }),
    () => ask('newPage', { name: `page-${number}`, from: pick(pages, random).id }),
    () =>
      ask('renamePage', {
        document,
        hash,
        name: `name-${number}`,
        former: pick(['redirect', 'alias', 'none'], random),
      }),
    () => ask('edit', { label: 'Delete', deletions: [{ document, hash }], force: random() < 0.5 }),
    ...(sections.length > 1
      ? [
          () => edit([{ op: 'move', from: at(index), path: at(Math.floor(random() * sections.length)) }]),
          () => edit([{ op: 'copy', from: at(index), path: at(index) }]),
          () => edit([{ op: 'remove', path: at(index) }]),
          () => edit([{ op: 'add', path: `${at(index)}/draft`, value: true }]),
          () => edit([{ op: 'add', path: '/sections/-', value: section(`Added ${number}`) }]),
        ]
      : []),
  ]
  return pick(actions, random)()
}

/** Takes everything back. */
async function undoAll({ ask }: Studio): Promise<void> {
  let { undo } = (await ask('site')).history
  while (undo !== undefined) {
    const answer = await ask('undo')
    if (answer.status !== 'written') throw new Error(JSON.stringify(answer))
    undo = answer.history.undo
  }
}

test(
  `${SEQUENCES} random sequences, undone, leave every byte as it was (seed ${SEED})`,
  async () => {
    const folder = temporarySite(DOCUMENTS)
    const before = stateOf(folder)
    const studio = await serveStudioHere(folder)
    const outcomes = new Set<string>()
    for (let sequence = 0; sequence < SEQUENCES; sequence++) {
      const random = seededRandom(SEED + sequence)
      const length = 1 + Math.floor(random() * 3)
      for (let number = 0; number < length; number++) {
        outcomes.add((await act(studio, random, number)).status)
        // back and forth is one more thing that people do
        if (random() < 0.15) await studio.ask('undo')
        if (random() < 0.15) await studio.ask('redo')
      }
      await undoAll(studio)
      expect([sequence, stateOf(folder)]).toEqual([sequence, before])
    }
    expect([...outcomes].sort()).toEqual(['impossible', 'refused', 'written'])
  },
  SEQUENCES * 10_000,
)

test(`while another program writes too, nothing of what either writes is lost (seed ${SEED})`, async () => {
  const folder = temporarySite(DOCUMENTS)
  const studio = await serveStudioHere(folder)
  const { ask, find } = studio
  const random = seededRandom(SEED)
  const file = join(folder, 'pages/index.json')
  for (let number = 0; number < 60; number++) {
    const { id, hash } = await find('/')
    const words = `Theirs ${number}, in a sentence of a length that is neither too short nor too long.`
    // the other program writes after Studio has read
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/("description": )"[^"]*"/, (_, name) => name + JSON.stringify(words)),
    )
    const path = pick(['/sections/0/title', '/sections/1/body', '/title'], random)
    const value = `Ours ${number}`
    const written = await ask('edit', {
      label: 'x',
      changes: [{ document: id, hash, operations: [{ op: 'replace', path, value }] }],
    })
    expect([number, path, written.status]).toEqual([number, path, 'written'])
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(words)
    expect(text).toContain(`"${value}"`)
    if (random() < 0.3) {
      expect(await ask('undo')).toMatchObject({ status: 'written' })
      expect(readFileSync(file, 'utf8')).toContain(words)
    }
  }
  await undoAll(studio)
  const last = readFileSync(file, 'utf8')
  expect(last).toContain('Theirs 59')
  expect(last).not.toContain('Ours')
})
