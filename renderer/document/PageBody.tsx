import { type ComponentType, createElement } from 'react'
import type { Section } from '../../schemas/types'
import { registry } from '../../sections/registry'
import { Analytics } from '../../sections/ui/Analytics'
import { Footer } from '../../sections/ui/Footer'
import { Header } from '../../sections/ui/Header'

/** What stands in a page's body: header, sections from top to bottom, footer. */
export function PageBody({ sections }: { sections: Section[] }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main">{sections.map(renderSection)}</main>
      <Footer />
      <Analytics />
    </>
  )
}

/** The registry pairs every type with the component of its props; TypeScript can't follow that pairing through a union. */
function renderSection(section: Section, index: number) {
  return createElement(registry[section.type] as ComponentType<Section>, { ...section, key: index })
}
