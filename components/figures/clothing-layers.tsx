import { FigureFrame } from '@/components/figures/figure-frame'
import { clothingLayers } from '@/content/blog/figures'

const LOOKS = ['fill-ember', 'fill-mist', 'fill-fjord stroke-mist', 'fill-slate'] as const
const LEFT = 24

/** The layers from the skin outwards, cut through. */
export function ClothingLayers() {
  let x = LEFT
  const drawn = clothingLayers.map((layer, index) => {
    const from = x
    x += layer.room
    return { ...layer, from, look: LOOKS[index] }
  })
  return (
    <FigureFrame
      caption="Three layers over the skin. The air between and inside them keeps the heat, so none of them may squeeze the next."
      height={252}
      inWords={`From the skin outwards: ${clothingLayers.map(({ name, does }) => `${name} ${does}`).join(', ')}. Outside are wind and snow.`}
      title="Layers of clothing, cut through"
    >
      {drawn.map(({ name, from, room, look }) => (
        <rect className={look} height="120" key={name} strokeDasharray="2 4" width={room} x={from} y="20" />
      ))}
      <path
        className="text-snow"
        d="M350 44l-34 0m0 0l6-4m-6 4l6 4M350 80l-34 0m0 0l6-4m-6 4l6 4M350 116l-34 0m0 0l6-4m-6 4l6 4"
        fill="none"
        stroke="currentColor"
      />
      {drawn.map(({ name, does, from, room }, index) => {
        const y = 164 + index * 22
        return (
          <g key={name}>
            <path
              className="text-mist"
              d={`M${from + room / 2} 140V${y - 4}H${from + room / 2 + 8}`}
              fill="none"
              stroke="currentColor"
            />
            <text x={Math.min(from + room / 2 + 12, 190)} y={y}>
              {name}
              <tspan className="fill-mist"> {does}</tspan>
            </text>
          </g>
        )
      })}
    </FigureFrame>
  )
}
