import { useEffect } from 'react'

import { shareBookingFingerprints } from '@/lib/browser/remembered-bookings'

/** Share bookings with other tabs. Some browsers cache no page with an open channel. Rule: book-again (docs/rules.md) */
export function useShareBookingFingerprints(): void {
  useEffect(() => {
    let end = shareBookingFingerprints()
    function handleShow({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      end()
      end = shareBookingFingerprints()
    }
    const handleHide = () => end()
    window.addEventListener('pageshow', handleShow)
    window.addEventListener('pagehide', handleHide)
    return () => {
      end()
      window.removeEventListener('pageshow', handleShow)
      window.removeEventListener('pagehide', handleHide)
    }
  }, [])
}
