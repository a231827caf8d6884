import { FileJson2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import type { DocumentId } from '../../protocol'
import { Form } from '../form/Form'
import { type OpenDocument, problemsOf } from '../session/state'
import { session, useDocument, useStudio } from '../session/use-studio'
import { stepsOf } from '../session/values'
import { ProblemList } from './ProblemList'
import { Canvas } from './Canvas'
import styles from './Page.module.css'
import { SectionForm } from './SectionForm'
import { SectionList } from './SectionList'

/** A page: as it looks, and what it says. */
export function PageScreen({ id, width }: { id: DocumentId; width: number | undefined }) {
  const document = useDocument(id)
  return document && <OpenPage document={document} width={width} />
}

function OpenPage({ document, width }: { document: OpenDocument; width: number | undefined }) {
  const selected = useStudio('selected')
  const problems = useStudio('problems')
  const catalogue = useStudio('catalogue')
  const focusRequest = useStudio('focusRequest')
  const [name, index] = stepsOf(selected)
  const section = name === 'sections' && index !== undefined ? document.sections[Number(index)] : undefined
  const [tab, setTab] = useState('sections')
  const [seen, setSeen] = useState(selected)
  // whatever is selected elsewhere shows in its tab
  if (seen !== selected) {
    setSeen(selected)
    if (name !== undefined) setTab(name === 'sections' ? 'sections' : 'page')
  }
  const schema = catalogue?.schemas['page.schema.json']
  return (
    <>
      <Canvas page={document} section={section} width={width} />
      <aside id="sections" className={styles.side} aria-label="What the page says">
        <Tabs selectedKey={tab} onSelectionChange={(key) => setTab(String(key))} className={styles.tabs ?? ''}>
          <TabList aria-label="Parts of the page" className={styles.tabList ?? ''}>
            <Tab id="sections">Sections</Tab>
            <Tab id="page">Page</Tab>
            <Tab id="problems">Problems {problems.problems.length + problems.more || ''}</Tab>
          </TabList>
          <TabPanel id="sections" className={styles.tabPanel ?? ''}>
            <SectionList page={document.saved.id} sections={document.sections} selected={section?.index} />
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
          </TabPanel>
          <TabPanel id="page" className={styles.tabPanel ?? ''}>
            <div className={styles.form}>
              {schema && (
                <Form
                  label="Page"
                  schema={schema}
                  value={document.value}
                  without={['sections']}
                  document={document.saved.id}
                  problems={problemsOf(document)}
                  variables={document.saved.variables}
                  edit={(operations, label, series) => session.edit(document.saved.id, operations, label, series)}
                  fix={({ fix }) => fix && session.edit(document.saved.id, fix.operations, fix.label)}
                  {...{ selected, focusRequest }}
                />
              )}
            </div>
          </TabPanel>
          <TabPanel id="problems" className={styles.tabPanel ?? ''}>
            <ProblemList problems={problems} first={document.saved.id} />
          </TabPanel>
        </Tabs>
        <footer className={styles.foot}>
          <FileJson2 aria-hidden /> <code>{document.saved.file}</code>
          <a href={`/__open-in-editor?file=${encodeURIComponent(document.saved.file)}`} onClick={openInEditor}>
            Open in editor
          </a>
        </footer>
      </aside>
    </>
  )
}

/** The server opens the editor; the app stays where it is. */
function openInEditor(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  void fetch(event.currentTarget.href)
}
