import { FigureFrame } from '@/components/figures/figure-frame'
import { clothingLayers } from '@/content/blog/figures'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

const LOOKS = ['fill-ember', 'fill-mist', 'fill-fjord stroke-mist', 'fill-slate'] as const
const LEFT = 24

/** A cross-section of the layers of clothing, from the skin outwards. */
export function ClothingLayers({ language }: { readonly language: Language }) {
  const say = words('figures', language)
  const layers = clothingLayers(language)
  const drawn = layers.map((layer, index) => ({
    ...layer,
    from: layers.slice(0, index).reduce((x, { room }) => x + room, LEFT),
    look: LOOKS[index],
  }))
  return (
    <FigureFrame
      caption={say('layersCaption')}
      height={252}
      inWords={say('layersInWords', {
        layers: layers.map(({ name, does }) => say('layer', { name, does })).join(', '),
      })}
      title={say('layersTitle')}
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
      {drawn.map(({ name, does, look }, index) => {
        const y = 168 + index * 22
        return (
          <g key={name}>
            <rect className={look} height="11" strokeDasharray="2 4" width="11" x={LEFT} y={y - 10} />
            <text x={LEFT + 20} y={y}>
              <tspan>{name}</tspan>
              <tspan className="fill-mist">{` ${does}`}</tspan>
            </text>
          </g>
        )
      })}
    </FigureFrame>
  )
}
