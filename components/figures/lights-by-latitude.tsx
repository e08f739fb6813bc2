import { FigureFrame } from '@/components/figures/figure-frame'
import { lightsByLatitude } from '@/content/blog/figures'

const ROW = 46
/** A share of one half is as wide as the drawing allows. */
const HALF = 328

/** How much more often lights appear farther north. */
export function LightsByLatitude() {
  return (
    <FigureFrame
      caption="On how many dark nights without cloud northern lights appear, by the long records of the Finnish Meteorological Institute. The figure for Rovaniemi is our estimate between its neighbours."
      height={lightsByLatitude.length * ROW + 22}
      inWords={lightsByLatitude.map(({ place, words }) => `${place}: ${words}.`).join(' ')}
      title="On how many clear nights lights appear"
    >
      {lightsByLatitude.map(({ place, latitude, share, words }, index) => {
        const y = 16 + index * ROW
        return (
          <g key={place}>
            <text x="16" y={y + 8}>
              {place}
              <tspan className="fill-mist"> {latitude}</tspan>
            </text>
            <text textAnchor="end" x="344" y={y + 8}>
              {words}
            </text>
            <rect className="fill-fjord" height="12" width={HALF} x="16" y={y + 15} />
            <rect
              className="fill-aurora"
              height="12"
              width={Math.round(share * 2 * HALF)}
              x="16"
              y={y + 15}
            />
          </g>
        )
      })}
    </FigureFrame>
  )
}
