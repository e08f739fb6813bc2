import { useEffect, useEffectEvent } from 'react'

import { SUMMARY_ID } from '@/components/booking/panel-progress'
import { isOwnChoiceUrl } from '@/lib/browser/own-choice-url'
import { isCheckoutHistoryEntry } from '@/lib/browser/checkout-history-entry'

/** How far below the top of the screen a link opens the panel, at most: below the header. */
const OPENED_PX = 160

/**
 * Open the panel at its summary if a link and this tab's memory have filled in everything, so that one press books.
 * Rule: next-booking (docs/rules.md)
 */
export function useOpenAtSummary(isComplete: boolean): void {
  const open = useEffectEvent(() => {
    if (isComplete && isAtPanel() && isFreshLink())
      document.getElementById(SUMMARY_ID)?.scrollIntoView({ behavior: 'instant' })
  })
  useEffect(() => open(), [])
}

/** Whether the page is where a link has opened it, and the guest has not scrolled since. */
function isAtPanel(): boolean {
  const top = document.getElementById('booking')?.getBoundingClientRect().top ?? Infinity
  return Math.abs(top) <= OPENED_PX
}

/** A guest who returns from the payment page has a fragment in the URL. */
function isFreshLink(): boolean {
  const { search, hash } = window.location
  return new URLSearchParams(search).has('date') && !hash && !isOwnChoiceUrl() && !isCheckoutHistoryEntry()
}
