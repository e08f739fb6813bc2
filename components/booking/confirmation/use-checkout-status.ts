import { useEffect, useState } from 'react'

import { fetchCheckoutStatus } from '@/lib/browser/booking-calls'
import { type CheckoutStatus } from '@/lib/contract/checkout'

/** Pauses between requests for the payment status, about four minutes in total. */
const PAUSES_MS = [2, 3, 5, 8, 12, 20, 30, 40, 60, 60].map((seconds) => seconds * 1000)

export type PaymentState =
  | { readonly kind: 'asking' }
  | (CheckoutStatus & { readonly kind: 'answered' })
  | { readonly kind: 'not_found' }
  | { readonly kind: 'unreachable' }

const ASKING: PaymentState = { kind: 'asking' }

/** The status of a payment. Polls while the payment is being confirmed or the server does not respond, then stops. */
export function useCheckoutStatus(sessionId: string) {
  const [state, setState] = useState(ASKING)
  const [isWatching, setWatching] = useState(true)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined

    async function ask(pauses: readonly number[]) {
      const found = await askOnce(sessionId)
      if (!isCurrent) return
      setState(found)
      const [pause, ...later] = pauses
      if (isFinal(found) || pause === undefined) return setWatching(false)
      timer = setTimeout(() => void ask(later), pause)
    }

    void ask(PAUSES_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [sessionId, round])

  function askAgain() {
    setState(ASKING)
    setWatching(true)
    setRound((count) => count + 1)
  }

  return { state, isWatching, askAgain }
}

async function askOnce(sessionId: string): Promise<PaymentState> {
  try {
    const found = await fetchCheckoutStatus(sessionId)
    return found ? { kind: 'answered', ...found } : { kind: 'not_found' }
  } catch {
    return { kind: 'unreachable' }
  }
}

function isFinal(state: PaymentState): boolean {
  if (state.kind === 'answered') return state.status !== 'processing'
  return state.kind === 'not_found'
}
