import { FigureFrame } from '@/components/figures/figure-frame'
import { lightsByLatitude } from '@/content/blog/figures'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

const ROW = 46
/** Width of a bar that represents every night of the season. */
const WIDTH = 328

/** A bar chart of how much more often the northern lights appear farther north. */
export function LightsByLatitude({ language }: { readonly language: Language }) {
  const say = words('figures', language)
  const rows = lightsByLatitude(language)
  return (
    <FigureFrame
      caption={say('latitudeCaption')}
      height={rows.length * ROW + 22}
      inWords={rows.map(({ place, words: nights }) => say('latitudeInWords', { place, nights })).join(' ')}
      title={say('latitudeTitle')}
    >
      {rows.map(({ place, latitude, share, words: nights }, index) => {
        const y = 16 + index * ROW
        return (
          <g key={place}>
            <text x="16" y={y + 8}>
              <tspan>{place}</tspan>
              <tspan className="fill-mist">{` ${latitude}`}</tspan>
            </text>
            <text textAnchor="end" x="344" y={y + 8}>
              {nights}
            </text>
            <rect className="fill-fjord" height="12" width={WIDTH} x="16" y={y + 15} />
            <rect className="fill-aurora" height="12" width={Math.round(share * WIDTH)} x="16" y={y + 15} />
          </g>
        )
      })}
    </FigureFrame>
  )
}
