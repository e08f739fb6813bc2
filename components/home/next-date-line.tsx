'use client'

import { type Route } from 'next'
import { useEffect, useState } from 'react'
import { PageLink } from '@/components/ui/page-link'
import { useIsBrowserIdle } from '@/components/ui/use-is-browser-idle'
import { useLanguage, useWords } from '@/components/words/use-words'
import { fetchNextDates, type NextDate } from '@/lib/browser/fetch-next-dates'

type NextDateLineProps = {
  /** The tours to consider; the earliest of their next dates is shown. */
  readonly tourIds: readonly number[]
  /** The address of the tour's page, linked from the date; by default, the date is plain text. */
  readonly route?: Route
  readonly className?: string
}

/**
 * The next date with places on some tours, and how light or dark it will be. It loads last, into space reserved for it,
 * and stays empty if there is no such date. Rule: next-date (docs/rules.md)
 */
export function NextDateLine({ tourIds, route, className }: NextDateLineProps) {
  const say = useWords('homeControls')
  const language = useLanguage()
  const isIdle = useIsBrowserIdle()
  const [dates, setDates] = useState<readonly NextDate[]>([])

  useEffect(() => {
    // If the request fails the line stays empty: everything in it is also on the tour's page.
    if (isIdle) fetchNextDates(language).then(setDates, () => {})
  }, [isIdle, language])

  const next = dates.find(({ tourId }) => tourIds.some((id) => id === tourId))
  return (
    <div className="min-h-[calc(3lh+0.5rem)] sm:min-h-[calc(2lh+0.5rem)] print:hidden">
      {next ? (
        <p className={className}>
          {say.rich('nextDate', {
            day: () =>
              route ? (
                <PageLink
                  className="underline underline-offset-4"
                  href={`${route}?date=${next.date}` as Route}
                >
                  {next.day}
                </PageLink>
              ) : (
                <span>{next.day}</span>
              ),
            rest: () => <span>{next.rest}</span>,
          })}
        </p>
      ) : null}
    </div>
  )
}
