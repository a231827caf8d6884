import { count } from '../../../renderer/pipeline/problems/pretty'
import type { PagePictures } from '../pictures/picture'
import { RegionFigure } from './RegionFigure'

/** The pictures of a group's pages: those of the first one open, the others' folded. */
export function PageFigures({ pages: [first, ...others] }: { pages: PagePictures[] }) {
  if (!first) return null
  return (
    <div className="pictures">
      <h3>Pictures of {first.route}</h3>
      <Figures page={first} />
      {others.map((page) => (
        <details key={page.route}>
          <summary>Pictures of {page.route}</summary>
          <Figures page={page} />
        </details>
      ))}
    </div>
  )
}

function Figures({ page: { regions, left } }: { page: PagePictures }) {
  return (
    <>
      {regions.map((region, at) => (
        <RegionFigure key={at} region={region} />
      ))}
      {left > 0 && (
        <p className="note">
          {count(left, 'more part')} of the page may look different; left out to keep this report small.
        </p>
      )}
    </>
  )
}
