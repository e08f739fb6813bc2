import { useEffect, useState } from 'react'

import { usePageRestored } from '@/components/booking/use-page-restored'
import { releaseOpenCheckout, type ReleasedCheckout } from '@/lib/browser/release-open-checkout'

const CANCELLED = 'Your payment was cancelled and nothing was charged.'

/** What to tell a guest who comes back from the payment page. Takes `?payment=cancelled` out of the address. */
export function useReturnNote(): string | null {
  const [note, setNote] = useState<string | null>(null)

  useEffect(() => showReturnNote(setNote), [])
  usePageRestored(() => showReturnNote(setNote))

  return note
}

function showReturnNote(show: (note: string) => void): void {
  const isCancelled = consumeCancelledFlag()
  void releaseOpenCheckout().then((released) => {
    const note = noteFor(released, isCancelled)
    if (note) show(note)
  })
}

function noteFor(released: ReleasedCheckout, isCancelled: boolean): string | null {
  if (released === 'paid') {
    return 'Your payment went through and your booking is confirmed. The confirmation is on its way to your e-mail.'
  }
  if (released === 'processing') {
    return 'Your payment is still being confirmed. We will write to you by e-mail as soon as it is.'
  }
  if (!isCancelled) return null
  return released === 'released' ? `${CANCELLED} Your seats have been released.` : CANCELLED
}

function consumeCancelledFlag(): boolean {
  const address = new URL(window.location.href)
  if (address.searchParams.get('payment') !== 'cancelled') return false
  address.searchParams.delete('payment')
  window.history.replaceState(null, '', address.pathname + address.search + address.hash)
  return true
}
