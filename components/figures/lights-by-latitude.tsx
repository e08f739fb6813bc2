import { FigureFrame } from '@/components/figures/figure-frame'
import { lightsByLatitude } from '@/content/blog/figures'

const ROW = 46
/** Width of a bar that represents every night of the season. */
const WIDTH = 328

/** A bar chart of how much more often the northern lights appear farther north. */
export function LightsByLatitude() {
  const rows = lightsByLatitude('en')
  return (
    <FigureFrame
      caption="The share of dark nights without cloud on which northern lights appear, by the long records of the Finnish Meteorological Institute. The figure for Rovaniemi is our estimate between its neighbours."
      height={rows.length * ROW + 22}
      inWords={rows.map(({ place, words }) => `${place}: ${words}.`).join(' ')}
      title="On how many clear nights lights appear"
    >
      {rows.map(({ place, latitude, share, words }, index) => {
        const y = 16 + index * ROW
        return (
          <g key={place}>
            <text x="16" y={y + 8}>
              <tspan>{place}</tspan>
              <tspan className="fill-mist">{` ${latitude}`}</tspan>
            </text>
            <text textAnchor="end" x="344" y={y + 8}>
              {words}
            </text>
            <rect className="fill-fjord" height="12" width={WIDTH} x="16" y={y + 15} />
            <rect className="fill-aurora" height="12" width={Math.round(share * WIDTH)} x="16" y={y + 15} />
          </g>
        )
      })}
    </FigureFrame>
  )
}
