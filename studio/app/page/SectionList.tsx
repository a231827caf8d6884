import { Copy, CopyPlus, Ellipsis, EyeOff, Eye, Link2, Plus, Share2, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { DocumentId, SectionInfo } from '../../protocol/documents'
import { ActionMenu, type MenuAction } from '../controls/ActionMenu'
import controls from '../controls/Controls.module.css'
import { SortableList } from '../controls/SortableList'
import { openDialog } from '../controls/open-dialog'
import { nameInWords } from '../form/form-fields'
import { session } from '../session/use-studio'
import styles from './Page.module.css'
import { SectionActions, sectionName } from './section-actions'

interface Props {
  page: DocumentId
  sections: SectionInfo[]
  selected: number | undefined
}

/** The sections of a page, from top to bottom. It renders again only when they change, and not with every letter. */
export const SectionList = memo(function SectionList({ page, sections, selected }: Props) {
  const actions = new SectionActions(page)
  return (
    <div className={styles.sections}>
      <SortableList
        label="Sections"
        names={sections.map((section) => nameInWords(sectionName(section)))}
        move={(from, to) => actions.move(from, to)}
        render={(index, handle) => {
          const section = sections[index]
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
              <ActionMenu label={`Actions for ${name}`} actions={sectionMenu(actions, page, index, section)}>
                <Ellipsis aria-hidden />
              </ActionMenu>
            </div>
          )
        }}
      />
      <button
        type="button"
        className={controls.add}
        onClick={() => openDialog({ name: 'add-section', document: page, index: sections.length })}
      >
        <Plus aria-hidden /> Add a section
      </button>
    </div>
  )
})

function sectionMenu(
  actions: SectionActions,
  document: DocumentId,
  index: number,
  { draft, shared }: SectionInfo,
): MenuAction[] {
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
