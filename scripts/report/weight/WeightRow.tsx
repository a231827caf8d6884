import type { PagePictures } from '../pictures/page-pictures'
import type { ReportPage } from '../report-data'
import { Bar } from './Bar'
import { PAGE_BUDGET } from './budgets'
import { bytes } from './bytes'
import type { PageWeight } from './weigh-page'

/** A page that the build has. */
export type WeighedPage = ReportPage & { weight: PageWeight }

interface WeightRowProps {
  page: WeighedPage
  pictures: PagePictures | undefined
  /** What the full width of the bars stands for, in bytes. */
  max: { html: number; pictures: number }
  hasPictures: boolean
}

/** What one page weighs, as bars and as numbers. */
export function WeightRow({ page: { route, weight }, pictures, max, hasPictures }: WeightRowProps) {
  return (
    <tr>
      <th scope="row">{route}</th>
      <td>
        <Bar value={weight.html} max={max.html} limit={PAGE_BUDGET} />
        <span>{bytes(weight.html)}</span>
      </td>
      {hasPictures && <PictureCell label="Telephone" loaded={pictures?.phone.loaded} max={max.pictures} />}
      {hasPictures && <PictureCell label="Desktop" loaded={pictures?.desktop.loaded} max={max.pictures} />}
    </tr>
  )
}

function PictureCell({ label, loaded, max }: { label: string; loaded: number | undefined; max: number }) {
  return (
    <td data-label={label} className="pictures">
      {loaded !== undefined && <Bar value={loaded} max={max} />}
      <span>{loaded === undefined ? '–' : bytes(loaded)}</span>
    </td>
  )
}
