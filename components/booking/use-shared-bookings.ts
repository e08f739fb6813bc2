import { useEffect } from 'react'

import { shareBookings } from '@/lib/browser/made-bookings'

/**
 * While this page is open, its tab and the others know of each other's bookings. A page that is kept for the back button
 * must have no channel open: some browsers would not keep it. Rule: book-again (docs/rules.md)
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
