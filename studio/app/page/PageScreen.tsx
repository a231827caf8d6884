import { FileJson2 } from 'lucide-react'
import { type MouseEvent, memo, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import type { DocumentId, SectionInfo } from '../../protocol/documents'
import { Form } from '../form/Form'
import { type OpenDocument, problemsOf } from '../session/state'
import { session, useDocument, useStudio } from '../session/use-studio'
import { stepsOf } from '../session/values'
import { ProblemList } from './ProblemList'
import { Canvas } from './Canvas'
import styles from './Page.module.css'
import { SectionForm } from './SectionForm'
import { SectionList } from './SectionList'

interface Props {
  id: DocumentId
  width: number | undefined
}

/** A page: as it looks, and what it says. What doesn't change with every letter is not rendered with every letter. */
export function PageScreen({ id, width }: Props) {
  const document = useDocument(id)
  const selected = useStudio('selected')
  if (!document) return undefined
  const section = selectedSection(document, selected)
  return (
    <>
      <Canvas {...{ id, section, width }} sections={document.sections} />
      <Side id={id} file={document.saved.file} />
    </>
  )
}

/** The section that is selected, or that has the selected value. */
function selectedSection({ sections }: OpenDocument, selected: string): SectionInfo | undefined {
  const [name, index] = stepsOf(selected)
  return name === 'sections' && index !== undefined ? sections[Number(index)] : undefined
}

const Side = memo(function Side({ id, file }: { id: DocumentId; file: string }) {
  const selected = useStudio('selected')
  const problems = useStudio('problems')
  const [tab, setTab] = useState('sections')
  const [seen, setSeen] = useState(selected)
  // whatever is selected elsewhere shows in its tab
  if (seen !== selected) {
    setSeen(selected)
    const [name] = stepsOf(selected)
    if (name !== undefined) setTab(name === 'sections' ? 'sections' : 'page')
  }
  return (
    <aside id="sections" className={styles.side} aria-label="What the page says">
      <Tabs selectedKey={tab} onSelectionChange={(key) => setTab(String(key))} className={styles.tabs ?? ''}>
        <TabList aria-label="Parts of the page" className={styles.tabList ?? ''}>
          <Tab id="sections">Sections</Tab>
          <Tab id="page">Page</Tab>
          <Tab id="problems">Problems {problems.problems.length + problems.more || ''}</Tab>
        </TabList>
        <TabPanel id="sections" className={styles.tabPanel ?? ''}>
          <SectionsPanel id={id} />
        </TabPanel>
        <TabPanel id="page" className={styles.tabPanel ?? ''}>
          <PagePanel id={id} />
        </TabPanel>
        <TabPanel id="problems" className={styles.tabPanel ?? ''}>
          <ProblemList problems={problems} first={id} />
        </TabPanel>
      </Tabs>
      <footer className={styles.foot}>
        <FileJson2 aria-hidden /> <code>{file}</code>
        <a href={`/__open-in-editor?file=${encodeURIComponent(file)}`} onClick={openInEditor}>
          Open in editor
        </a>
      </footer>
    </aside>
  )
})

function SectionsPanel({ id }: { id: DocumentId }) {
  const document = useDocument(id)
  const selected = useStudio('selected')
  if (!document) return undefined
  const section = selectedSection(document, selected)
  return (
    <>
      <SectionList page={id} sections={document.sections} selected={section?.index} />
      {section ? (
        <div className={styles.form}>
          <SectionForm
            key={`${section.index} ${section.type}`}
            page={document}
            section={section}
            selected={selected.slice(`/sections/${section.index}`.length)}
          />
        </div>
      ) : (
        <p className={styles.hint}>Click anything on the page, or choose a section, to change it.</p>
      )}
    </>
  )
}

function PagePanel({ id }: { id: DocumentId }) {
  const document = useDocument(id)
  const selected = useStudio('selected')
  const focusRequest = useStudio('focusRequest')
  const schema = useStudio('catalogue')?.schemas['page.schema.json']
  if (!document || !schema) return undefined
  return (
    <div className={styles.form}>
      <Form
        label="Page"
        schema={schema}
        value={document.value}
        without={['sections']}
        document={id}
        problems={problemsOf(document)}
        variables={document.saved.variables}
        edit={(operations, label, series) => session.edit(id, operations, label, series)}
        fix={({ fix }) => fix && session.edit(id, fix.operations, fix.label)}
        {...{ selected, focusRequest }}
      />
    </div>
  )
}

/** The server opens the editor; the app stays where it is. */
function openInEditor(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  void fetch(event.currentTarget.href)
}
