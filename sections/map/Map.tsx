import type { MapProps } from '../../schemas/types'
import { parseCoordinates } from '../page/coordinates'
import { usePage } from '../page/page-context'
import { publicAddress, shownPlaces } from '../page/places'
import { classes, Section } from '../ui/Section'
import { linkAttributes } from '../ui/links'
import { Icon } from '../ui/Icon'
import { island } from '../ui/island'
import { Markdown } from '../ui/Markdown'
import { liveMap } from '../ui/embeds/live-map'
import { MapDrawing, ShopMark } from './MapDrawing'
import { layOut } from './projection'
import buttonStyles from '../ui/Button.module.css'
import styles from './Map.module.css'

/** The area that is served: a drawing, which the live map replaces for a visitor who asks for it. */
export function Map({ id, hideOnPhones, title, text, provider, query, here, roads, water }: MapProps) {
  const { site, cities, hasMoreCities, vars, words } = usePage()
  const addresses = shownPlaces(site).map((place) => publicAddress(place.site)?.coordinates)
  const live = liveMap(provider, query, addresses.find(Boolean))
  const frame = live.frame && { 'data-frame-load': '', 'data-frame-src': live.frame, 'data-frame-title': title }
  const layout = layOut(cities, here ?? vars.city, hasMoreCities)
  const shops = addresses.flatMap((coordinates) => {
    const place = parseCoordinates(coordinates)
    return place && layout ? [layout.project(place)] : []
  })
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className="section section--soft area-map">
      <div className="wrap" {...(frame && island('frame', 'touch'))}>
        <div className={classes(styles.map, layout?.wide && styles.wide)} data-frame-slot="">
          {layout && <MapDrawing title={title} layout={layout} roads={roads} water={water} shops={shops} />}
        </div>
        <div className={`labelled ${styles.bar}`}>
          {text && (
            <p>
              {shops.length > 0 && (
                <svg className={styles.key} viewBox="-14 -37 28 36" aria-hidden="true">
                  <ShopMark x={0} y={0} />
                </svg>
              )}
              <Markdown text={text} as="span" />
            </p>
          )}
          <a
            className={`button ${buttonStyles.line} ${buttonStyles.small}`}
            {...linkAttributes(live.link, site)}
            {...frame}
          >
            <Icon name="map" />
            <span>{frame ? words.loadMap : words.openMap}</span>
          </a>
        </div>
        {frame && (
          <p className={`labelled ${styles.bar}`} data-failed="" hidden>
            {words.mapUnreachable}
            <a className={`button ${buttonStyles.line} ${buttonStyles.small}`} {...linkAttributes(live.link, site)}>
              {words.openInNewTab}
            </a>
          </p>
        )}
      </div>
    </Section>
  )
}
