import { pickUpMap } from '@/content/pick-up'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** Kilometres from the town centre to each edge of the map. */
const EAST = 18
const NORTH = 12

/** The pick-up area, drawn from the kilometres in `content/pick-up.ts`. It is not a map to navigate by. */
export function PickUpMap({ language }: { readonly language: Language }) {
  const say = words('tour', language)
  const { places, radiusKm, rivers, text } = pickUpMap(language)
  return (
    <svg
      aria-label={text}
      className="mt-4 w-full max-w-md rounded-lg border border-ice bg-snow"
      role="img"
      viewBox={`${-EAST} ${-NORTH} ${2 * EAST} ${2 * NORTH}`}
    >
      <circle className="fill-aurora/15 stroke-aurora-deep" r={radiusKm} strokeWidth={0.15} />
      {Object.entries(rivers).map(([name, course]) => (
        <polyline
          className="fill-none stroke-fjord/35"
          key={name}
          points={course.map(([east, north]) => `${east},${-north}`).join(' ')}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth={0.7}
        />
      ))}
      <Place east={0} name={say('cityCentre')} north={0} />
      {places.map((place) => (
        <Place key={place.name} {...place} />
      ))}
      <path
        className="fill-none stroke-ink"
        d={`M0 0.5V${radiusKm}`}
        strokeDasharray="0.4 0.4"
        strokeWidth={0.12}
      />
      <Label east={0.5} north={-radiusKm / 2 - 1}>
        {say('kilometres', { count: radiusKm })}
      </Label>
      <Label east={4.2} north={-6}>
        Kemijoki
      </Label>
      <Label east={-9.2} north={3.4}>
        Ounasjoki
      </Label>
    </svg>
  )
}

type Position = { readonly east: number; readonly north: number }

function Place({ name, east, north }: Position & { readonly name: string }) {
  return (
    <>
      <circle className="fill-ember stroke-ink" cx={east} cy={-north} r={0.4} strokeWidth={0.1} />
      <Label east={east + 0.8} north={north - 0.35}>
        {name}
      </Label>
    </>
  )
}

function Label({ east, north, children }: Position & { readonly children: string }) {
  return (
    <text
      className="fill-ink stroke-snow [paint-order:stroke]"
      fontSize={1.15}
      strokeLinejoin="round"
      strokeWidth={0.35}
      x={east}
      y={-north}
    >
      {children}
    </text>
  )
}
