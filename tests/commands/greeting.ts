import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from '../../scripts/command'
import { spawnCommand } from '../spawn-command'
import { startServer } from '../servers/ask-server'
import { copyProject } from './copy-project'

/**
 * A section that uses many features of React, and other packages. It throws with one title; with others, a package writes a
 * style attribute into markup that the browser can hydrate.
 */
export const COMPONENT = `import { m } from 'framer-motion'
import { Phone } from 'lucide-react'
import { Component, Fragment, type ReactNode, createContext, forwardRef, memo, useContext, useId, useMemo } from 'react'
import type { UnusualGreetingProps } from '../../schemas/types'
import { usePage } from '../page/page-context'
import { Hydrated } from '../ui/island'
import { Section } from '../ui/Section'

const Tone = createContext('plain')

const Toned = memo(function Toned({ children }: { children: ReactNode }) {
  return <em data-tone={useContext(Tone)}>{children}</em>
})

const Field = forwardRef<HTMLInputElement, { id: string }>(function Field({ id }, ref) {
  return <input id={id} ref={ref} defaultValue="Ann &amp; Bob" />
})

class Counted extends Component<{ words: string[] }> {
  override state = { step: 1 }
  override render() {
    return <data value={this.props.words.length}>{this.props.words.length + this.state.step}</data>
  }
}

function Faded({ text }: { text: string }) {
  return <m.small initial={{ opacity: 0.5 }}>{text}</m.small>
}

/** A greeting. */
export function UnusualGreeting({ id, hideOnPhones, title }: UnusualGreetingProps) {
  const field = useId()
  const words = useMemo(() => title.split(' '), [title])
  const { site } = usePage()
  if (title === 'Nobody') throw new TypeError('Cannot greet nobody.')
  return (
    <Section id={id} hideOnPhones={hideOnPhones}>
      <h1>{title}</h1>
      <Tone.Provider value="warm">
        <Toned>Call {site.phone} &mdash; please</Toned>
      </Tone.Provider>
      <Fragment>
        <Phone size={20} aria-hidden />
        <label htmlFor={field}>Name</label>
        <Field id={field} />
      </Fragment>
      <Counted words={words} />
      {words[0] === 'Welcome' && <Hydrated component={Faded} props={{ text: title }} />}
    </Section>
  )
}
`

/** The parts of its markup that a page must have. */
export const MARKUP = [
  '<h1>Good morning all</h1>',
  '<em data-tone="warm">Call (802) 555-0119 — please</em>',
  /<label for="([^"]+)">Name<\/label><input id="\1" value="Ann &amp; Bob"\/>/,
  '<data value="3">4</data>',
  /<svg[^>]*class="[^"]*lucide-phone[^"]*"/,
]

/** A title with which it has a style attribute, and the element with the attribute. */
export const STYLED = 'Welcome all'
export const STYLED_ELEMENT = '<small style="opacity:0.5">'

/** The site that gets a page with it. */
export const SITE = 'tests/fixtures/bakery/site.config'

const PAGE = { title: 'Greeting', description: 'A page that greets whoever comes by, in a few friendly words.' }

/** The same component, which throws with the page's title, and the line that throws. */
export const BROKEN = COMPONENT.replace("'Nobody'", "'Good morning all'")
export const BROKEN_LINE = COMPONENT.slice(0, COMPONENT.indexOf('throw')).split('\n').length

/** The file of the component. */
export const COMPONENT_FILE = 'sections/unusual-greeting/UnusualGreeting.tsx'

/** Makes a copy of the project with the section type "unusual-greeting". @returns its folder */
export function copyWithGreeting(): string {
  const folder = copyProject()
  const { status, stderr } = runIn(folder, 'new', 'section', 'unusual-greeting')
  if (status !== 0) throw new Error(stderr)
  writeFileSync(join(folder, COMPONENT_FILE), COMPONENT)
  greet(folder, 'Good morning all')
  return folder
}

/** Writes the page with this title. */
export const greet = (folder: string, title: string): void => writeGreetings(folder, 'greeting', [title])

/** Writes a page with a section for each title. */
export function writeGreetings(folder: string, name: string, titles: string[]): void {
  const page = { ...PAGE, sections: titles.map((title) => ({ type: 'unusual-greeting', title })) }
  writeFileSync(join(folder, `${SITE}/pages/${name}.json`), JSON.stringify(page))
}

/** Runs a command of a copy of the project. */
export const runIn = (folder: string, ...command: [string, ...string[]]) => spawnCommand(command, { cwd: folder })

/** Starts a server of a copy. */
export const startIn = (folder: string, command: 'dev' | 'serve') =>
  startServer(commandLine(command, '--site', SITE), folder)
