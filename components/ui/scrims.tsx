import { clsx } from 'clsx'

import { isDaylightPicture, type PictureName } from '@/content/pictures'
import { scrimOpacities } from '@/content/scrim-opacities'

type ScrimsProps = {
  /** The pictures of the slideshow below the scrims, in order. */
  readonly names: readonly [PictureName, ...PictureName[]]
  /** Whether the pictures are further down a page, where no header covers them. */
  readonly isInside?: boolean
}

const WORDS = {
  0: 'veil-words-0',
  10: 'veil-words-10',
  20: 'veil-words-20',
  30: 'veil-words-30',
  40: 'veil-words-40',
  50: 'veil-words-50',
  60: 'veil-words-60',
} as const
const TOP = {
  0: 'veil-top-0',
  10: 'veil-top-10',
  20: 'veil-top-20',
  30: 'veil-top-30',
  40: 'veil-top-40',
  50: 'veil-top-50',
  60: 'veil-top-60',
} as const

/** Scrims behind header and headline, as light as contrast allows. Rule: light-veils (docs/rules.md) */
export function Scrims({ names, isInside = false }: ScrimsProps) {
  return (
    <div
      className={clsx(
        'pointer-events-none absolute inset-0 z-10',
        densestScrim(names, 'words'),
        densestScrim(names, 'top'),
      )}
      data-header={isInside ? undefined : true}
      data-tone={isDaylightPicture(names[0]) ? 'day' : 'night'}
    >
      <div className="absolute inset-0 hidden lg:block lg:scrim-calm" />
      {!isInside && <div className="absolute inset-x-0 top-0 h-28 scrim-fall" />}
      <div className="absolute inset-x-0 bottom-0 h-1/3 scrim-rise lg:h-full lg:scrim-corner" />
    </div>
  )
}

function densestScrim(names: readonly PictureName[], place: 'words' | 'top'): string {
  const all = names.map((name) => scrimOpacities[name][place])
  const most = all.reduce((one, other) => (other > one ? other : one))
  return place === 'words' ? WORDS[most] : TOP[most]
}
