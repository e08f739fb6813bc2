import { FigureFrame } from '@/components/figures/figure-frame'
import { iglooRoofAngles } from '@/content/blog/figures'

const HERE = { x: 36, y: 218 } as const
const REACH = 186

/** The sky from the horizon to the zenith, with the part that a glass dome shows. */
export function IglooRoof() {
  const { lightsFrom, lightsTo, roofFrom } = iglooRoofAngles
  return (
    <FigureFrame
      caption={`Seen from Rovaniemi, the arc of a quiet night lies ${lightsFrom} to ${lightsTo} degrees above the northern horizon. A dome over the bed shows the sky from about ${roofFrom} degrees up.`}
      height={250}
      inWords={`A quarter of the sky, drawn from the side. The lights fill the part from ${lightsFrom} to ${lightsTo} degrees above the horizon in the north. The glass roof shows the part from ${roofFrom} degrees to overhead. The two do not touch.`}
      title="The part of the sky that a glass dome shows"
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
        Bed
      </text>
      <text textAnchor="end" x="350" y={HERE.y + 18}>
        North
      </text>
      <text x={HERE.x + 6} y="18">
        Overhead
      </text>
      <Label at={65} lines={['What a dome shows,', `from ${roofFrom}° up`]} />
      <Label
        at={(lightsFrom + lightsTo) / 2}
        lines={['Lights of a', 'quiet night,', `${lightsFrom}° to ${lightsTo}°`]}
      />
    </FigureFrame>
  )
}

function Label({ at, lines }: { readonly at: number; readonly lines: readonly string[] }) {
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
