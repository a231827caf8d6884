import type { ReactNode } from 'react'
import { Analytics } from '../../sections/ui/Analytics'
import { Footer } from '../../sections/ui/Footer'
import { Header } from '../../sections/ui/Header'

/** What stands around the sections of every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main">{children}</main>
      <Footer />
      <Analytics />
    </>
  )
}
