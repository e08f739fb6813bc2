'use client'

import { useEffect, useState } from 'react'
import { PageLink } from '@/components/ui/page-link'
import { useIsBrowserIdle } from '@/components/ui/use-is-browser-idle'
import { type Tour } from '@/lib/booking/tour'
import { fetchNextDates, type NextDate } from '@/lib/browser/fetch-next-dates'
import { formatWeekday, formatDayOfYear } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'

type NextDateLineProps = {
  readonly tour: Pick<Tour, 'id' | 'route'>
  readonly className?: string
}

/**
 * A tour's next date with places, and the light of its hours. It comes after everything else, into space that is kept
 * for it, and stays empty if there is no such date. Rule: next-date (docs/rules.md)
 */
export function NextDateLine({ tour: { id, route }, className }: NextDateLineProps) {
  const next = useNextDate(id)
  return (
    <div className="min-h-[calc(3lh+0.5rem)] sm:min-h-[calc(2lh+0.5rem)] print:hidden">
      {next ? (
        <p className={className}>
          <span>Next open date: </span>
          <PageLink className="underline underline-offset-4" href={`${route}?date=${next.day}`}>
            {`${formatWeekday(next.day)} ${formatDayOfYear(next.day)}`}
          </PageLink>
          <span>{`, ${plural(next.places, 'place')}.${next.light ? ` ${next.light}.` : ''}`}</span>
        </p>
      ) : null}
    </div>
  )
}

function useNextDate(tourId: number): NextDate | null {
  const isIdle = useIsBrowserIdle()
  const [next, setNext] = useState<NextDate | null>(null)

  useEffect(() => {
    if (!isIdle) return undefined
    let isCurrent = true
    fetchNextDates().then(
      (dates) => isCurrent && setNext(dates.find((date) => date.tourId === tourId) ?? null),
      // Without a connection the line stays empty: everything it says is on the tour's page, too.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isIdle, tourId])

  return next
}
