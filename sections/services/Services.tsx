import type { ServicesProps } from '../../schemas/types'
import { ServiceIndex } from './ServiceIndex'
import { ServiceLedger } from './ServiceLedger'
import { ServicePanel } from './ServicePanel'
import { ServiceTiles } from './ServiceTiles'

const variants = { panel: ServicePanel, tiles: ServiceTiles, ledger: ServiceLedger, index: ServiceIndex }

/** What the business does, as a list of links. */
export function Services(props: ServicesProps) {
  const Variant = variants[props.variant ?? 'tiles']
  return <Variant {...props} />
}
