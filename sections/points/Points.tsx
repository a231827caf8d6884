import type { PointsProps } from '../../schemas/types'
import { Medals } from './Medals'
import { PointList } from './PointList'
import { Values } from './Values'

const variants = { list: PointList, medals: Medals, values: Values }

/** Things to know about one subject. */
export function Points(props: PointsProps) {
  const Variant = variants[props.variant ?? 'list']
  return <Variant {...props} />
}
