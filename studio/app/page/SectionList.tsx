import { Copy, CopyPlus, Ellipsis, EyeOff, Eye, Link2, Plus, Share2, Trash2 } from 'lucide-react'
import { ActionMenu, type MenuAction } from '../controls/ActionMenu'
import controls from '../controls/Controls.module.css'
import { SortableList } from '../controls/SortableList'
import { openDialog } from '../controls/open-dialog'
import { nameInWords } from '../form/fields'
import type { OpenDocument } from '../session/state'
import { session } from '../session/use-studio'
import styles from './Page.module.css'
import { SectionActions, sectionName } from './section-actions'

/** The sections of a page, from top to bottom. */
export function SectionList({ page, selected }: { page: OpenDocument; selected: number | undefined }) {
  const actions = new SectionActions(page)
  const { id } = page.saved
  return (
    <div className={styles.sections}>
      <SortableList
        label="Sections"
        names={page.sections.map((section) => nameInWords(sectionName(section)))}
        move={(from, to) => actions.move(from, to)}
        render={(index, handle) => {
          const section = page.sections[index]
          if (!section) return null
          const name = nameInWords(sectionName(section))
          return (
            <div className={styles.section} data-draft={section.draft || undefined}>
              {handle}
              <button
                type="button"
                aria-current={selected === index ? 'true' : undefined}
                onClick={() => session.select(`/sections/${index}`)}
              >
                <span>{name}</span>
                <small>{section.title}</small>
                {section.shared && <Link2 aria-label="Shared with other pages" role="img" />}
                {section.draft && <EyeOff aria-label="Hidden" role="img" />}
              </button>
              <ActionMenu label={`Actions for ${name}`} actions={sectionMenu(actions, page, index)}>
                <Ellipsis aria-hidden />
              </ActionMenu>
            </div>
          )
        }}
      />
      <button
        type="button"
        className={controls.add}
        onClick={() => openDialog({ name: 'add-section', document: id, index: page.sections.length })}
      >
        <Plus aria-hidden /> Add a section
      </button>
    </div>
  )
}

function sectionMenu(actions: SectionActions, page: OpenDocument, index: number): MenuAction[] {
  const { draft, shared } = page.sections[index] ?? {}
  const { id: document } = page.saved
  return [
    { label: 'Duplicate', icon: Copy, act: () => actions.duplicate(index) },
    {
      label: draft ? 'Show on the site' : 'Hide on the site',
      icon: draft ? Eye : EyeOff,
      act: () => actions.hide(index, !draft),
    },
    {
      label: 'Copy to another page …',
      icon: CopyPlus,
      act: () => openDialog({ name: 'copy-section', document, index }),
    },
    ...(shared
      ? []
      : [
          {
            label: 'Share with other pages …',
            icon: Share2,
            act: () => openDialog({ name: 'share-section', document, index }),
          },
        ]),
    { label: 'Remove', icon: Trash2, isDangerous: true, act: () => actions.remove(index) },
  ]
}
