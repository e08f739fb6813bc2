import { clsx } from 'clsx'

type ScrimsProps = {
  /** Over a picture by daylight. */
  readonly isDay?: boolean
  /** In mid-page, where no header lies over it. */
  readonly isInside?: boolean
}

/** What keeps words readable over any picture: shade from above for the header, from below for the headline. */
export function Scrims({ isDay = false, isInside = false }: ScrimsProps) {
  return (
    <div className={clsx('pointer-events-none absolute inset-0 z-10', isDay ? 'scrim-day' : 'scrim-night')}>
      {!isInside && <div className="absolute inset-x-0 top-0 h-28 scrim-fall" />}
      <div className="absolute inset-x-0 bottom-0 h-1/2 scrim-rise lg:h-full lg:scrim-corner" />
    </div>
  )
}
