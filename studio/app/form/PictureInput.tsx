import { ImagePlus, Upload } from 'lucide-react'
import { useState } from 'react'
import { DropZone, FileTrigger, Button } from 'react-aria-components'
import controls from '../controls/Controls.module.css'
import { ModalDialog } from '../controls/ModalDialog'
import { Callout } from '../controls/Callout'
import { upload } from '../session/api'
import { session, useStudio } from '../session/use-studio'
import { isRecord } from '../../../renderer/documents/json-tree'
import { pointerStep } from '../session/values'
import formStyles from './Form.module.css'
import styles from './PictureInput.module.css'
import { fieldOf } from './form-fields'
import { type WidgetProps, useForm } from './form-context'

/** A picture's address, chosen by sight or uploaded. */
export function ImageInput({ field, value, id, describedBy, set }: WidgetProps) {
  const [isOpen, setOpen] = useState(false)
  const address = typeof value === 'string' ? value : ''
  return (
    <>
      <button
        type="button"
        id={id}
        className={`${formStyles.picker} ${styles.image}`}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {address ? <img src={address} alt="" /> : <ImagePlus aria-hidden />}
        <span>{address ? address.replace('/images/', '') : 'Choose or upload a picture'}</span>
      </button>
      {isOpen && (
        <PictureDialog
          address={address}
          minWidth={field.schema.minWidth}
          onClose={() => setOpen(false)}
          choose={(address) => {
            set(address)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

/** A picture with its alternative text, and the part of it that stays in view. */
export function PictureInput({ field, value, pointer, set }: WidgetProps) {
  const { FieldView } = useForm()
  const picture = isRecord(value) ? value : {}
  const source = fieldOf('src', field.schema)
  const { src, focus } = picture
  const points = field.schema.properties?.['focus']?.enum ?? []
  return (
    <div className={formStyles.group}>
      <FieldView
        field={{
          ...source,
          label: 'Picture',
          schema: { ...source.schema, ...(field.schema.minWidth && { minWidth: field.schema.minWidth }) },
        }}
        value={src}
        pointer={pointer + pointerStep('src')}
      />
      <FieldView
        field={{ ...fieldOf('alt', field.schema), label: 'Alternative text' }}
        value={picture['alt']}
        pointer={pointer + pointerStep('alt')}
      />
      {points.length > 0 && typeof src === 'string' && src && (
        <fieldset className={styles.focus}>
          <legend>What stays in view when it is cropped</legend>
          <div>
            <img src={src} alt="" />
            {points.map((point) => (
              <button
                type="button"
                key={String(point)}
                aria-label={String(point)}
                aria-pressed={point === (focus ?? 'center')}
                onClick={() => set({ ...picture, focus: point })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

interface DialogProps {
  address: string
  minWidth?: number | undefined
  onClose: () => void
  choose: (address: string) => void
}

/** All pictures of the site, and a place to drop another one. */
function PictureDialog({ address, minWidth = 0, onClose, choose }: DialogProps) {
  const pictures = useStudio('pictures')
  const [words, setWords] = useState('')
  const [refusal, setRefusal] = useState('')
  const take = async (file: File | undefined) => {
    if (!file) return
    try {
      const answer = await upload(file)
      if (answer.status === 'refused') return setRefusal(`${answer.message} ${answer.hint}`)
      session.update({ pictures: [answer.picture, ...pictures] })
      choose(answer.picture.address)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    }
  }
  const shown = pictures.filter(({ address }) => address.toLowerCase().includes(words.toLowerCase()))
  return (
    <ModalDialog title="Choose a picture" isWide onClose={onClose}>
      <DropZone
        className={styles.drop ?? ''}
        aria-label="Upload a picture"
        onDrop={async ({ items }) => {
          const item = items.find((item) => item.kind === 'file')
          if (item?.kind === 'file') await take(await item.getFile())
        }}
      >
        <Upload aria-hidden /> Drop a picture here, or
        <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => void take(files?.[0])}>
          <Button className={controls.button ?? ''}>Choose a file</Button>
        </FileTrigger>
      </DropZone>
      {refusal && <Callout tone="error">{refusal}</Callout>}
      <input
        className={formStyles.input}
        aria-label="Find a picture"
        placeholder="Find a picture …"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className={styles.pictures}>
        {shown.map(({ address: other, width, height, fault }) => {
          const isSmall = width !== undefined && width < minWidth
          return (
            <li key={other}>
              <button
                type="button"
                aria-pressed={other === address}
                disabled={fault !== undefined}
                onClick={() => choose(other)}
              >
                <img src={other} alt="" loading="lazy" />
                <span>{other.replace('/images/', '')}</span>
                <small data-warning={isSmall || undefined}>
                  {fault ??
                    (width && height ? `${width} × ${height}${isSmall ? `, needs ${minWidth}` : ''}` : 'Drawing')}
                </small>
              </button>
            </li>
          )
        })}
      </ul>
    </ModalDialog>
  )
}
