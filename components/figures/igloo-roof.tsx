import { FigureFrame } from '@/components/figures/figure-frame'
import { iglooRoofAngles } from '@/content/blog/figures'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

const HERE = { x: 36, y: 218 } as const
const REACH = 186

/** The sky from the horizon to the zenith, with the part that a glass dome shows. */
export function IglooRoof({ language }: { readonly language: Language }) {
  const say = words('figures', language)
  const { lightsFrom, lightsTo, roofFrom } = iglooRoofAngles
  return (
    <FigureFrame
      caption={say('roofCaption', iglooRoofAngles)}
      height={250}
      inWords={say('roofInWords', iglooRoofAngles)}
      title={say('roofTitle')}
    >
      <path className="text-fjord" d={sector(roofFrom, 90)} />
      <path className="text-mist" d={sector(roofFrom, 90)} fill="none" stroke="currentColor" />
      <path className="text-aurora" d={sector(lightsFrom, lightsTo)} opacity="0.8" />
      <path
        className="text-mist"
        d={`M10 ${HERE.y}H350M${HERE.x} ${HERE.y}V20`}
        fill="none"
        stroke="currentColor"
        strokeDasharray="2 4"
      />
      <rect className="text-ember" height="5" rx="1" width="26" x="14" y={HERE.y - 5} />
      <text x="14" y={HERE.y + 18}>
        {say('bed')}
      </text>
      <text textAnchor="end" x="350" y={HERE.y + 18}>
        {say('north')}
      </text>
      <text x={HERE.x + 6} y="18">
        {say('overhead')}
      </text>
      <Label at={65} text={say('domeShows', { roofFrom })} />
      <Label at={(lightsFrom + lightsTo) / 2} text={say('quietNight', { lightsFrom, lightsTo })} />
    </FigureFrame>
  )
}

function Label({ at, text }: { readonly at: number; readonly text: string }) {
  const lines = text.split('\n')
  const { x, y } = point(at, REACH + 10)
  return (
    <text x={x} y={y - (lines.length - 1) * 8}>
      {lines.map((line, index) => (
        <tspan dy={index === 0 ? 0 : 16} key={line} x={x}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function sector(from: number, to: number): string {
  const [start, end] = [point(from, REACH), point(to, REACH)]
  return `M${HERE.x} ${HERE.y}L${start.x} ${start.y}A${REACH} ${REACH} 0 0 0 ${end.x} ${end.y}Z`
}

/** Coordinates are rounded, so that every build produces the same page. */
function point(degrees: number, reach: number) {
  const angle = (degrees * Math.PI) / 180
  return {
    x: Math.round(HERE.x + reach * Math.cos(angle)),
    y: Math.round(HERE.y - reach * Math.sin(angle)),
  }
}
