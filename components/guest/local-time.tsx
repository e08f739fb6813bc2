'use client'

import { useSyncExternalStore } from 'react'

import { localTime } from '@/lib/language/local-time'

/** The start in the visitor's own time zone, if it differs. Renders nothing without scripts. */
export function LocalTime({ startsAt }: { readonly startsAt: string }) {
  const time = useSyncExternalStore(
    neverChanges,
    () => localTime(new Date(startsAt), Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => null,
  )
  if (time === null) return null
  return <span className="block text-sm text-slate print:hidden">{`Start ${time} on your own clock`}</span>
}

function neverChanges(): () => void {
  return () => {}
}
