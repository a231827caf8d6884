import type { ComponentType } from 'react'
import type { Section } from '../../schemas/types'
import { registry } from '../../sections/registry'
import { Analytics } from '../../sections/ui/Analytics'
import { Footer } from '../../sections/ui/Footer'
import { Header } from '../../sections/ui/Header'

/** A page's sections from top to bottom, and what stands around them on every page. */
export function PageBody({ sections }: { sections: Section[] }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main">
        {sections.map((section, index) => (
          <PageSection key={index} section={section} />
        ))}
      </main>
      <Footer />
      <Analytics />
    </>
  )
}

/** One section, by the component of its type. */
export function PageSection({ section }: { section: Section }) {
  // the registry pairs every type with the component of its props; TypeScript can't follow that pairing through a union
  const Component = registry[section.type] as ComponentType<Section>
  return <Component {...section} />
}
