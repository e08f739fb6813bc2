import { type ComponentType, useEffect, useState } from 'react'

import { type BookingPanelContentProps } from '@/components/booking/booking-panel-content'

type Panel =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly BookingPanelContent: ComponentType<BookingPanelContentProps> }
  | { readonly kind: 'missing'; readonly retry: () => void }

type Outcome = { readonly BookingPanelContent: ComponentType<BookingPanelContentProps> | null }

/** The panel's interactive part, once it is needed. Missing if the network failed or a newer build is live. */
export function useLazyPanel(isMounted: boolean): Panel {
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    if (!isMounted || outcome) return
    let isHere = true
    import('@/components/booking/booking-panel-content').then(
      ({ BookingPanelContent }) => isHere && setOutcome({ BookingPanelContent }),
      () => isHere && setOutcome({ BookingPanelContent: null }),
    )
    return () => void (isHere = false)
  }, [isMounted, outcome])

  if (!outcome) return { kind: 'loading' }
  if (outcome.BookingPanelContent) return { kind: 'ready', BookingPanelContent: outcome.BookingPanelContent }
  return { kind: 'missing', retry: () => setOutcome(null) }
}
