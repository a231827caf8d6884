import { Fragment } from 'react'
import { useRightToLeft } from '../page/page-context'

/** Lines of one text, such as those of an address, which may be in another direction than the page: "8 Beacon Street". */
export function Lines({ lines }: { lines: string[] }) {
  const isRightToLeft = useRightToLeft()
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {isRightToLeft ? <bdi>{line}</bdi> : line}
    </Fragment>
  ))
}
