import { Footer } from 'plat/sections/frame/Footer'
import { Header } from 'plat/sections/frame/Header'
import { PhoneBar } from 'plat/sections/frame/PhoneBar'
import { PageProvider } from 'plat/sections/page/page-context'
import { registry } from 'plat/sections/registry'

/** The body of a page, made of Plat's own components. */
export function Body({ page, site, images }) {
  const { route, vars, phone, cities, hasMoreCities, sections } = page
  return (
    <PageProvider value={{ site: { ...site, phone }, route, vars, cities, hasMoreCities, images }}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main">
        {sections.map((section, index) => {
          const Section = registry[section.type]
          return <Section key={index} {...section} />
        })}
      </main>
      <Footer />
      <PhoneBar />
    </PageProvider>
  )
}
