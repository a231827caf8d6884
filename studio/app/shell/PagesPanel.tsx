import { Building2, Ellipsis, LayoutGrid, Link2, List, Plus, Search } from 'lucide-react'
import { type ReactNode, memo, useEffect, useState } from 'react'
import { STUDIO_ADDRESS } from '../../protocol/addresses'
import type { DocumentInfo, PageInfo, SearchHit, StudioProblem } from '../../protocol/documents'
import { ActionMenu } from '../controls/ActionMenu'
import controls from '../controls/Controls.module.css'
import { openDialog } from '../controls/open-dialog'
import { nameInWords } from '../form/form-fields'
import { ask } from '../session/api'
import type { StudioState } from '../session/state'
import { session, useStudio } from '../session/use-studio'
import { countOf } from './Messages'
import styles from './Pages.module.css'

interface Props {
  overview: NonNullable<StudioState['overview']>
  open: string | undefined
  isCatalogue: boolean
}

/** All documents of the site. It renders again only when they change, since a site may have a thousand pages. */
export const PagesPanel = memo(function PagesPanel({ overview, open, isCatalogue }: Props) {
  const [words, setWords] = useState('')
  const hits = useSearch(words)
  const pages = overview.pages.toSorted((a, b) => Number(b.route === '/') - Number(a.route === '/'))
  const groups = [...new Set(pages.map(({ group }) => group))]
  const openPage = overview.pages.find(({ id }) => id === open)
  const current = isCatalogue ? undefined : open
  return (
    <nav className={styles.panel} aria-label="Documents">
      <div className={styles.search}>
        <Search aria-hidden />
        <input
          type="search"
          aria-label="Find a page or a word"
          placeholder="Find a page or a word …"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <div className={styles.lists}>
        {hits ? (
          <Hits hits={hits} pages={overview.pages} />
        ) : (
          <>
            {groups.map((group) => (
              <PageGroup
                key={group}
                name={group === 'main' ? 'Main pages' : nameInWords(group)}
                pages={pages.filter((page) => page.group === group)}
                open={current}
              />
            ))}
            <Group name="Shared sections" count={overview.shared.length}>
              {overview.shared.map((document) => (
                <Row key={document.id} document={document} isOpen={document.id === current} icon={Link2} />
              ))}
            </Group>
            <Group name="Lists" count={overview.lists.length}>
              {overview.lists.map((document) => (
                <Row key={document.id} document={document} isOpen={document.id === current} icon={List} />
              ))}
            </Group>
            <Group name="The site">
              {overview.settings && (
                <Row
                  document={overview.settings}
                  isOpen={overview.settings.id === current}
                  icon={Building2}
                  name="Business"
                />
              )}
              <li>
                <a
                  className={styles.row}
                  href={`${STUDIO_ADDRESS}/sections`}
                  aria-current={isCatalogue ? 'page' : undefined}
                >
                  <LayoutGrid aria-hidden /> <span>Section catalogue</span>
                </a>
              </li>
            </Group>
          </>
        )}
      </div>
      <button
        type="button"
        className={`${controls.add} ${styles.new}`}
        onClick={() => openDialog({ name: 'new-page', from: openPage?.id })}
      >
        <Plus aria-hidden /> {openPage ? 'New page from this one' : 'New page'}
      </button>
    </nav>
  )
})

const Group = ({ name, count, children }: { name: string; count?: number; children: ReactNode }) => (
  <section aria-label={name}>
    <h2 className={styles.heading}>
      {name} <span>{count}</span>
    </h2>
    <ul>{children}</ul>
  </section>
)

const PageGroup = ({ name, pages, open }: { name: string; pages: PageInfo[]; open: string | undefined }) => (
  <Group name={name} count={pages.length}>
    {pages.map((page) => (
      <PageRow key={page.id} page={page} isOpen={page.id === open} />
    ))}
  </Group>
)

interface RowProps {
  page: PageInfo
  isOpen: boolean
}

/** The row of a page that was opened by its address, or on the page, may be out of sight. */
const bringIntoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

/** Shows a document, from the catalogue as well. */
function show(document: DocumentInfo, pointer?: string): void {
  if (location.pathname === STUDIO_ADDRESS) void session.open(document.id, pointer)
  else location.assign(`${STUDIO_ADDRESS}?open=${encodeURIComponent(document.name)}`)
}

const PageRow = memo(function PageRow({ page, isOpen }: RowProps) {
  return (
    <li className={styles.item}>
      <button
        type="button"
        ref={isOpen ? bringIntoView : null}
        className={styles.row}
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => show(page)}
      >
        <span>{nameOfPage(page)}</span>
        <Badge document={page} otherwise={absenceOf(page) ?? page.route} isTag={absenceOf(page) !== undefined} />
      </button>
      <ActionMenu
        label={`Actions for ${page.route}`}
        actions={[
          { label: 'New page from this one …', act: () => openDialog({ name: 'new-page', from: page.id }) },
          { label: 'Rename …', act: () => openDialog({ name: 'rename', page }) },
          { label: 'Delete …', isDangerous: true, act: () => openDialog({ name: 'delete', page }) },
        ]}
      >
        <Ellipsis aria-hidden />
      </ActionMenu>
    </li>
  )
})

/** "About us", of the title "About us | Blackland Electric" */
const nameOfPage = ({ city, route, title }: PageInfo): string =>
  city ?? (route === '/' ? 'Home' : title.split(/ [|–—·] /, 1)[0] || nameInWords(route.split('/').at(-1) ?? ''))

/** "Draft", "From Dec 1" */
function absenceOf({ draft, from, until, absence }: PageInfo): string | undefined {
  if (!absence) return undefined
  if (draft) return 'Draft'
  const day = (text: string) =>
    new Date(`${text}T00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
  if (from && absence.includes(from)) return `From ${day(from)}`
  return until ? `Until ${day(until)}` : 'Not published'
}

function Row(props: { document: DocumentInfo; isOpen: boolean; icon: typeof List; name?: string }) {
  const { document, isOpen, icon: Icon, name = nameInWords(document.name.split('/').at(-1) ?? '') } = props
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => show(document)}
      >
        <Icon aria-hidden /> <span>{name}</span>
        <Badge document={document} />
      </button>
    </li>
  )
}

/** The number of problems, or else something quieter. */
function Badge(props: { document: DocumentInfo; otherwise?: string; isTag?: boolean }) {
  const { document, otherwise, isTag } = props
  const { problems } = useStudio('problems')
  const countIn = (severity: StudioProblem['severity']) =>
    problems.filter((problem) => problem.document === document.id && problem.severity === severity).length
  const [errors, warnings] = [countIn('error'), countIn('warning')]
  const tone = errors > 0 ? 'error' : warnings > 0 ? 'warning' : isTag ? 'tag' : undefined
  const words = errors > 0 ? countOf(errors, 'error') : warnings > 0 ? countOf(warnings, 'hint') : otherwise
  return words ? <small data-tone={tone}>{words}</small> : null
}

function Hits({ hits, pages }: { hits: SearchHit[]; pages: PageInfo[] }) {
  const shown = hits.flatMap((hit) => {
    const page = pages.find(({ id }) => id === hit.document)
    return page ? [{ hit, page }] : []
  })
  return (
    <Group name="Found" count={shown.length}>
      {shown.map(({ hit, page }) => (
        <li key={page.id}>
          <button type="button" className={styles.hit} onClick={() => show(page, hit.pointer)}>
            <b>{page.route}</b>
            <small>{hit.excerpt || page.title}</small>
          </button>
        </li>
      ))}
    </Group>
  )
}

/** The pages with some words; undefined while nothing is looked for. */
function useSearch(words: string): SearchHit[] | undefined {
  const [hits, setHits] = useState<SearchHit[]>()
  useEffect(() => {
    if (!words.trim()) return
    let isCurrent = true
    void ask('search', { words }).then(
      ({ hits }) => isCurrent && setHits(hits),
      () => isCurrent && setHits([]),
    )
    return () => {
      isCurrent = false
    }
  }, [words])
  return words.trim() ? hits : undefined
}
