import type { ComponentType } from 'react'
import type { Section } from '../../schemas/types'
import { registry } from '../../sections/registry'

/** A page's sections, from top to bottom. */
export function PageSections({ sections }: { sections: Section[] }) {
  return <>{sections.map(renderSection)}</>
}

/** The registry pairs every type with the component of its props; TypeScript can't follow that pairing through a union. */
function renderSection(section: Section, index: number) {
  const Component = registry[section.type] as ComponentType<Section>
  return <Component key={index} {...section} />
}
