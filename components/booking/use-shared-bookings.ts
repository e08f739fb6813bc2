import { useEffect } from 'react'

import { shareBookings } from '@/lib/browser/made-bookings'

/**
 * Share bookings with other tabs while this page is open. A page in the back/forward cache must not have an open
 * channel, because some browsers would then not cache it. Rule: book-again (docs/rules.md)
 */
export function useSharedBookings(): void {
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
