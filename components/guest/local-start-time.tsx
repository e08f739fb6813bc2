'use client'

import { useSyncExternalStore } from 'react'

import { formatVisitorTime } from '@/lib/language/format-visitor-time'

/** The start in the visitor's own time zone, if it differs. Renders nothing without scripts. */
export function LocalStartTime({ startsAt }: { readonly startsAt: string }) {
  const time = useSyncExternalStore(
    neverChanges,
    () => formatVisitorTime(new Date(startsAt), Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => null,
  )
  if (time === null) return null
  return <span className="block text-sm text-slate print:hidden">{`Start ${time} on your own clock`}</span>
}

function neverChanges(): () => void {
  return () => {}
}
