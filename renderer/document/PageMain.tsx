import type { ComponentType } from 'react'
import type { Section } from '../../schemas/types'
import { registry } from '../../sections/registry'

/** A page's sections, from top to bottom. */
export function PageMain({ sections }: { sections: Section[] }) {
  return (
    <main id="main">
      {sections.map((section, index) => (
        <PageSection key={index} section={section} />
      ))}
    </main>
  )
}

/** One section, by the component of its type. */
export function PageSection({ section }: { section: Section }) {
  // the registry pairs every type with the component of its props; TypeScript can't follow that pairing through a union
  const Component = registry[section.type] as ComponentType<Section>
  return <Component {...section} />
}
