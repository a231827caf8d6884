import { Fragment } from 'react'

/** Lines of one text, such as those of an address. */
export const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
