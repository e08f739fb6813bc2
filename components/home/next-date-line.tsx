'use client'

import { useEffect, useState } from 'react'
import { PageLink } from '@/components/ui/page-link'
import { useIsBrowserIdle } from '@/components/ui/use-is-browser-idle'
import { type TourRoute } from '@/lib/booking/tour'
import { fetchNextDates, type NextDate } from '@/lib/browser/fetch-next-dates'

type NextDateLineProps = {
  /** The first of their next dates is named. */
  readonly tourIds: readonly number[]
  /** The tour's page, to which the date leads. */
  readonly route?: TourRoute
  readonly className?: string
}

/**
 * The next date with places of some tours, and the light of its hours. It comes after everything else, into space that
 * is kept for it, and stays empty if there is no such date. Rule: next-date (docs/rules.md)
 */
export function NextDateLine({ tourIds, route, className }: NextDateLineProps) {
  const isIdle = useIsBrowserIdle()
  const [dates, setDates] = useState<readonly NextDate[]>([])

  useEffect(() => {
    // Without a connection the line stays empty: everything it says is on the tour's page, too.
    if (isIdle) fetchNextDates().then(setDates, () => {})
  }, [isIdle])

  const next = dates.find(({ tourId }) => tourIds.some((id) => id === tourId))
  return (
    <div className="min-h-[calc(3lh+0.5rem)] sm:min-h-[calc(2lh+0.5rem)] print:hidden">
      {next ? (
        <p className={className}>
          <span>Next open date: </span>
          {route ? (
            <PageLink className="underline underline-offset-4" href={`${route}?date=${next.date}`}>
              {next.day}
            </PageLink>
          ) : (
            <span>{next.day}</span>
          )}
          <span>{next.rest}</span>
        </p>
      ) : null}
    </div>
  )
}
