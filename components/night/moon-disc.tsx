import { type MoonPhase } from '@/lib/night/moon-phase'

type MoonDiscProps = {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** The lit share of the moon's disc, 0 to 1. */
  readonly share: number
  readonly phase: MoonPhase
}

/** A drawing of the moon's phase. The moon waxes from the right, as seen north of the tropics. */
export function MoonDisc({ x, y, radius, share, phase }: MoonDiscProps) {
  const isWaning = phase.startsWith('waning') || phase === 'last quarter'
  return (
    <g transform={`translate(${x} ${y})${isWaning ? ' scale(-1 1)' : ''}`}>
      <circle className="fill-fjord" r={radius} />
      <circle
        className="fill-none stroke-mist/50 forced-colors:stroke-[color:CanvasText]"
        r={radius}
        strokeWidth="0.5"
      />
      <path className="fill-snow" d={litPath(radius, share)} />
    </g>
  )
}

/** Path along the edge of the right half and back along the terminator, an ellipse. */
function litPath(radius: number, share: number): string {
  const bulge = Math.abs(1 - 2 * share) * radius
  const sweep = share > 0.5 ? 1 : 0
  return `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}A${bulge.toFixed(2)} ${radius} 0 0 ${sweep} 0 ${-radius}Z`
}
