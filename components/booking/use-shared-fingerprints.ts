import { useEffect } from 'react'

import { shareBookings } from '@/lib/browser/made-bookings'

/** Share bookings with other tabs. Some browsers cache no page with an open channel. Rule: book-again (docs/rules.md) */
export function useSharedFingerprints(): void {
  useEffect(() => {
    let end = shareBookings()
    function handleShow({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      end()
      end = shareBookings()
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
