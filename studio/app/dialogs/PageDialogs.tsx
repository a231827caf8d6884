import { useEffect, useState } from 'react'
import type { EditAnswer } from '../../protocol/changes'
import type { PageInfo } from '../../protocol/documents'
import controls from '../controls/Controls.module.css'
import { ModalDialog } from '../controls/ModalDialog'
import { Callout } from '../controls/Callout'
import { nameInWords } from '../form/form-fields'
import { ask } from '../session/api'
import { session, useDocument, useStudio } from '../session/use-studio'
import { useUses } from '../session/use-uses'
import { isRecord } from '../../../renderer/documents/json-tree'
import { memberAt } from '../session/values'
import styles from './Dialogs.module.css'
import { LabeledInput } from './LabeledInput'

/** "Fort Worth" is "fort-worth" */
const addressOf = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, '-')

/** Makes a page like another one: for another city, if it is a city's. */
export function NewPageDialog({ from, onClose }: { from: string | undefined; onClose: () => void }) {
  const overview = useStudio('overview')
  const [model, setModel] = useState(from ?? overview?.pages[0]?.id ?? '')
  const document = useDocument(model)
  const [vars, setVars] = useState<Record<string, string>>({})
  const [title, setTitle] = useState('')
  const [name, setName] = useState<string>()
  useEffect(() => {
    if (model && !document) void session.refresh(model)
  }, [model, document])
  const modelVars = memberAt(document?.saved.value, '/vars')
  const isCity = isRecord(modelVars) && modelVars['city'] !== undefined
  const names = isCity ? Object.keys(modelVars) : []
  // the model's texts may name each of them, but for the place on the map
  const isIncomplete = names.some((name) => name !== 'coordinates' && !vars[name]?.trim())
  const address = name ?? addressOf(isCity ? (vars['city'] ?? '') : title)
  const create = async () => {
    const filled = Object.fromEntries(Object.entries(vars).filter(([, value]) => value.trim()))
    const request = isCity
      ? { from: model, vars: filled, ...(name && { name }) }
      : { from: model, name: address, title }
    if (await openMade(session.change(() => ask('newPage', request)))) onClose()
  }
  return (
    <ModalDialog
      title="New page"
      onClose={onClose}
      buttons={
        <button
          type="button"
          className={controls.primary}
          disabled={!address || isIncomplete}
          onClick={() => void create()}
        >
          Create page
        </button>
      }
    >
      <label className={styles.labeled}>
        Like this page
        <select value={model} onChange={({ target }) => setModel(target.value)}>
          {overview?.pages.map(({ id, route, title }) => (
            <option key={id} value={id}>
              {route} – {title}
            </option>
          ))}
        </select>
      </label>
      {isCity ? (
        names.map((name) => (
          <LabeledInput
            key={name}
            label={nameInWords(name)}
            placeholder={String(modelVars[name])}
            value={vars[name] ?? ''}
            onChange={(value) => setVars({ ...vars, [name]: value })}
          />
        ))
      ) : (
        <LabeledInput label="Title" value={title} onChange={setTitle} />
      )}
      <LabeledInput
        label="Address"
        description="What comes after the site’s name and a slash."
        value={address}
        onChange={setName}
      />
    </ModalDialog>
  )
}

/** Opens the page that was made. @returns whether one was */
async function openMade(making: Promise<EditAnswer | undefined>): Promise<boolean> {
  const answer = await making
  if (answer?.status !== 'written') return false
  const page = answer.documents.find(({ kind, id }) => kind === 'page' && !session.getState().documents[id])
  if (page) await session.open(page.id)
  return true
}

const FORMER = [
  ['redirect', 'Redirect it to the new one'],
  ['alias', 'Show the page there, too'],
  ['none', 'Show nothing there'],
] as const

/** Gives a page another address. */
export function RenamePageDialog({ page, onClose }: { page: PageInfo; onClose: () => void }) {
  const [name, setName] = useState(page.route.slice(1))
  const [former, setFormer] = useState<(typeof FORMER)[number][0]>('redirect')
  const rename = async () => {
    const request = { document: page.id, hash: page.hash, name: addressOf(name), former }
    const answer = await session.change(() => ask('renamePage', request))
    if (answer?.status === 'written') onClose()
  }
  return (
    <ModalDialog
      title={`Rename ${page.route}`}
      onClose={onClose}
      buttons={
        <button
          type="button"
          className={controls.primary}
          disabled={!addressOf(name) || `/${addressOf(name)}` === page.route}
          onClick={() => void rename()}
        >
          Rename
        </button>
      }
    >
      <LabeledInput
        label="New address"
        description="Links to the page are changed with it."
        value={name}
        onChange={setName}
      />
      <fieldset className={styles.choices}>
        <legend>What becomes of the former address</legend>
        {FORMER.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="former" checked={former === value} onChange={() => setFormer(value)} /> {label}
          </label>
        ))}
      </fieldset>
    </ModalDialog>
  )
}

/** Deletes a page, after it has told what links to it. */
export function DeletePageDialog({ page, onClose }: { page: PageInfo; onClose: () => void }) {
  const uses = useUses({ of: 'page', document: page.id })
  const remove = async () => {
    const answer = await session.perform({
      label: `Delete ${page.route}`,
      deletions: [{ document: page.id, hash: page.hash }],
      force: true,
    })
    if (answer?.status === 'written') onClose()
  }
  return (
    <ModalDialog
      title={`Delete ${page.route}?`}
      onClose={onClose}
      buttons={
        <>
          <button type="button" className={controls.button} onClick={onClose}>
            Keep it
          </button>
          <button type="button" className={controls.danger} disabled={!uses} onClick={() => void remove()}>
            Delete
          </button>
        </>
      }
    >
      {!uses && <p>Looking for links to it …</p>}
      {uses?.length === 0 && <p>Nothing links to it.</p>}
      {uses && uses.length > 0 && (
        <>
          <Callout tone="warning">These link to it, and would lead nowhere:</Callout>
          <ul className={styles.uses}>
            {uses.map(({ where, page, detail }) => (
              <li key={where}>
                <code>{where}</code> {page?.title} {detail}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>Undo brings the page back.</p>
    </ModalDialog>
  )
}
