import { transportationPage } from '@/content/transport/all-transport'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/* To scale: 149 units per degree of longitude and 380 per degree of latitude, starting at 23.4° E and 68.05° N. */
const RIVERS = [
  'M196 40 C214 78 236 112 225 152 S206 196 226 214 S268 300 262 344 S300 402 293 437 S352 548 347 589',
  'M640 492 C612 498 606 516 570 520 S520 584 477 588 S392 574 347 589 S322 628 293 642 S232 716 209 749 S180 820 171 900',
]
const ROADS = [
  'M347 589 C356 548 306 446 302 432 S280 346 274 338 S244 224 238 210 S240 170 229 152 S220 116 210 95',
  'M347 589 C372 640 420 690 428 726 S452 780 465 806',
]
const FELLS = [
  [84, 70, 1],
  [310, 66, 0.9],
  [396, 180, 1],
  [118, 250, 0.8],
  [450, 360, 0.7],
] as const
const SPRUCES = [
  [420, 480],
  [452, 462],
  [150, 470],
  [180, 492],
  [92, 620],
  [520, 690],
  [556, 712],
  [330, 770],
  [362, 792],
  [90, 700],
  [540, 420],
  [170, 360],
] as const
const PLACES = [
  { name: 'Levi', x: 210, y: 95, side: -1 },
  { name: 'Kittilä', x: 229, y: 152, side: 1 },
  { name: 'Ranua', x: 465, y: 806, side: 1 },
] as const

/** A map drawn for this page: the town where guests are picked up, and the roads leading out of it. */
export function RegionMap({ language }: { readonly language: Language }) {
  const { heading, text, drawn } = transportationPage(language).map
  return (
    <section aria-labelledby="map-heading" className="bg-night py-section on-dark">
      <div className="page-width grid items-center gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="font-display text-title" id="map-heading">
            {heading}
          </h2>
          <p className="mt-6 max-w-measure text-lg leading-relaxed text-mist">{text}</p>
        </div>
        <div className="max-sm:-mx-gutter lg:col-span-7 lg:col-start-6">
          <svg
            aria-label={drawn}
            className="mx-auto w-full max-w-xl fill-none"
            role="img"
            strokeLinecap="round"
            viewBox="0 0 640 900"
          >
            <g className="stroke-mist/55" strokeWidth={2.5}>
              {FELLS.map(([x, y, size]) => (
                <path
                  d="M-62 26 Q-24 -22 0 -24 T62 26 M-20 -8 Q-10 4 -14 20"
                  key={x}
                  transform={`translate(${x} ${y}) scale(${size})`}
                />
              ))}
              {SPRUCES.map(([x, y]) => (
                <path
                  d="M0 -22 V14 M-3 -10 L-8 -3 M3 -10 L8 -3 M-4 0 L-11 8 M4 0 L11 8"
                  key={x}
                  transform={`translate(${x} ${y})`}
                />
              ))}
            </g>
            <path className="stroke-mist/70" d="M0 566 H640" strokeDasharray="2 12" strokeWidth={3} />
            <g className="stroke-aurora/45" strokeWidth={9}>
              {RIVERS.map((river) => (
                <path d={river} key={river} />
              ))}
            </g>
            <g className="stroke-ember" strokeWidth={3}>
              {ROADS.map((road) => (
                <path d={road} key={road} strokeDasharray="14 9" />
              ))}
            </g>
            <circle className="fill-ember/20" cx={347} cy={589} r={46} />
            <circle className="fill-ember" cx={347} cy={589} r={11} />
            <g className="fill-snow font-display" fontSize={34}>
              <text textAnchor="end" x={290} y={606}>
                Rovaniemi
              </text>
              {PLACES.map(({ name, x, y, side }) => (
                <text key={name} textAnchor={side > 0 ? 'start' : 'end'} x={x + 24 * side} y={y + 11}>
                  {name}
                </text>
              ))}
            </g>
            <g className="fill-snow">
              {PLACES.map(({ name, x, y }) => (
                <circle cx={x} cy={y} key={name} r={8} />
              ))}
            </g>
            <g className="fill-mist" fontSize={24.5}>
              <text x={34} y={550}>
                {words('transport', language)('arcticCircle')}
              </text>
              <text x={318} y={330}>
                Ounasjoki
              </text>
              <text x={60} y={790}>
                Kemijoki
              </text>
            </g>
          </svg>
        </div>
      </div>
    </section>
  )
}
