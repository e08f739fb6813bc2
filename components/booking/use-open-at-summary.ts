import { useEffect, useRef, useState } from 'react'

import { SUMMARY_ID } from '@/components/booking/panel-progress'
import { isOwnChoiceUrl } from '@/lib/browser/own-choice-url'
import { isCheckoutHistoryEntry } from '@/lib/browser/checkout-history-entry'

/** How far from the top of the screen a link opens the panel, at most: the header's height and a bit more. */
const OPENED_PX = 160

/**
 * Open the panel at its summary if a link and this tab's memory have filled in everything, so that one press books.
 *
 * @param isFilledIn  whether nothing is missing in the form
 * @param isBookable  whether, in addition, the date is known to have enough seats
 *
 * Rule: next-booking (docs/rules.md)
 */
export function useOpenAtSummary(isFilledIn: boolean, isBookable: boolean): void {
  const [isWanted] = useState(() => isFilledIn && isFreshLink())
  const isDone = useRef(false)

  useEffect(() => {
    if (!isWanted || !isBookable || isDone.current) return
    isDone.current = true
    if (isAtPanel()) document.getElementById(SUMMARY_ID)?.scrollIntoView({ behavior: 'instant' })
  }, [isWanted, isBookable])
}

/** Whether a link has just opened the page here and the guest has not scrolled since. */
function isAtPanel(): boolean {
  const top = document.getElementById('booking')?.getBoundingClientRect().top ?? Infinity
  return Math.abs(top) <= OPENED_PX
}

/** Whether the guest followed a link to this page. When a guest returns from the payment page, the URL has a fragment. */
function isFreshLink(): boolean {
  const { search, hash } = window.location
  return new URLSearchParams(search).has('date') && !hash && !isOwnChoiceUrl() && !isCheckoutHistoryEntry()
}
