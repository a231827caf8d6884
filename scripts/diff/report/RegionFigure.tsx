import type { Picture, RegionPictures } from '../pictures/picture'

const SIDES = { before: 'Before', after: 'After', difference: 'Difference' } as const

/** A part of a page before and after, and what differs. */
export function RegionFigure({ region }: { region: RegionPictures }) {
  const { name, width } = region
  return (
    <figure className={width < 600 ? 'region narrow' : 'region'}>
      <figcaption>
        {name} <span>{width} px wide</span>
      </figcaption>
      <div className="sides">
        {Object.entries(SIDES).map(([side, label]) => (
          <Side
            key={side}
            picture={region[side as keyof typeof SIDES]}
            label={label}
            alt={`${label}: ${name}, ${width} px`}
          />
        ))}
      </div>
    </figure>
  )
}

function Side({ picture, label, alt }: { picture: Picture | undefined; label: string; alt: string }) {
  if (!picture) return null
  return (
    <div>
      <p>{label}</p>
      <button type="button" className="zoom" aria-label={`Enlarge ${alt}`}>
        <img src={picture.url} width={picture.width} height={picture.height} alt={alt} loading="lazy" />
      </button>
    </div>
  )
}
