import { useEffect, useState } from 'react'
import { DepartureSkyFigure, skyFigureNote, type TourHours } from '@/components/night/departure-sky-figure'
import { useLanguage, useWords } from '@/components/words/use-words'
import { CLIMATE_SOURCE, usualWeatherText } from '@/content/climate'
import { type Day, helsinkiInstant } from '@/lib/calendar/day'
import { isEveningTour } from '@/lib/night/is-evening-tour'
import { skySentence } from '@/lib/words/night/sky-sentence'
import { tourSpan } from '@/lib/night/time-span'
import { fetchNightData, type NightData } from '@/lib/browser/fetch-night-data'

/** The sky on a selected date, as a figure and an equivalent sentence. */
export function SelectedDateSky(props: TourHours) {
  const say = useWords('sky')
  const language = useLanguage()
  const found = useNightData(props.day)
  if (found === null) return <p className="text-slate">{say('notLoaded')}</p>
  const sentence = found && skySentence(say, toDepartureHours(props), found.skies, language)
  return (
    <>
      {found ? <DepartureSkyFigure {...found} hours={props} language={language} /> : null}
      <p aria-live="polite" className="mt-3 text-pretty">
        {sentence}
      </p>
      <p className="mt-1 text-sm text-pretty text-slate">
        {found ? skyFigureNote(say, props, found.skies) : null}
      </p>
      {isEveningTour(toDepartureHours(props).start) ? null : <UsualWeather day={props.day} />}
    </>
  )
}

function UsualWeather({ day }: { readonly day: Day }) {
  const say = useWords('sky')
  const sayClimate = useWords('climate')
  const language = useLanguage()
  return (
    <p className="mt-3 text-pretty">
      <span>{`${usualWeatherText(sayClimate, day, language)} `}</span>
      <span className="text-sm text-slate">
        {say.rich('weatherSource', {
          link: () => (
            <a className="underline underline-offset-4" href={CLIMATE_SOURCE} rel="noopener">
              {say('institute')}
            </a>
          ),
        })}
      </span>
    </p>
  )
}

function toDepartureHours({ day, startTime, endTime }: TourHours) {
  const start = helsinkiInstant(day, startTime)
  return { day, start, end: endTime === null ? null : tourSpan(day, startTime, endTime).end }
}

type Found = { readonly day: Day; readonly skies: NightData | null }

/** The sky data around a day: undefined while loading, null if unavailable. */
function useNightData(day: Day): NightData | null | undefined {
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    let isCurrent = true
    fetchNightData(day).then(
      (skies) => isCurrent && setFound({ day, skies }),
      () => isCurrent && setFound({ day, skies: null }),
    )
    return () => void (isCurrent = false)
  }, [day])

  return found?.day === day ? found.skies : undefined
}
