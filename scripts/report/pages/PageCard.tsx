import { bytes } from '../weight/bytes'
import type { FirstView, PagePictures } from '../pictures/page-pictures'
import type { ReportPage } from '../report-data'

interface PageCardProps {
  page: ReportPage
  /** None where none were taken. */
  pictures: PagePictures | undefined
}

/** A page: how it opens on both screens, its address, its title and what it weighs. */
export function PageCard({ page: { route, title, file, weight }, pictures }: PageCardProps) {
  return (
    <article className="card">
      {pictures && (
        <button type="button" data-larger aria-label={`Show ${route} larger`}>
          <View view={pictures.desktop} className="desktop" alt={`${route} on a desktop`} />
          <View view={pictures.phone} className="phone" alt={`${route} on a telephone`} />
        </button>
      )}
      <h4>{route}</h4>
      <p>{title}</p>
      <p className="more">
        {file}
        {weight && `, ${bytes(weight.html)} with its styles, gzip`}
        {pictures && `, first pictures ${bytes(pictures.phone.loaded)} on a telephone`}
      </p>
    </article>
  )
}

function View({ view, className, alt }: { view: FirstView; className: string; alt: string }) {
  return (
    <img className={className} src={view.picture} width={view.width} height={view.height} alt={alt} loading="lazy" />
  )
}
