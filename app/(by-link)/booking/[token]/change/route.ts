import { guestFormRoute } from '@/app/(by-link)/booking/[token]/guest-form-route'
import { changeInput, type ChangeInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { env } from '@/lib/env'
import { readPostedInput } from '@/lib/http/read-posted-fields'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { openChangePaymentPage } from '@/lib/use-cases/checkout/open-change-payment-page'

/** Handle 'Confirm change': apply exactly what the preview showed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = guestFormRoute(
  async ({ booking: { reference }, client, path }, request) => {
    const input = await readPostedInput(request, changeInput)
    const { wanted, page } = wantedIn(input)
    const asking = { actor: 'guest' } as const
    const answer = await requestChange.run({ reference, client, wanted, asking, terms: input.terms }, now())
    switch (answer.kind) {
      case 'held':
        // The guest pays from the booking page. If Stripe does not respond now, a button there tries again.
        await openChangePaymentPage(answer.change.id, `${env().SITE_URL}${path}`, now())
        return `${path}?done=held`
      case 'applied':
        return `${path}?done=changed`
      case 'unchanged':
        return `${path}?done=already`
      default:
        return answer.kind === 'refused' && answer.reason === 'too_many_changes'
          ? `${path}?done=too_many_changes`
          : `${path}/${page}&outdated`
    }
  },
)

function wantedIn(input: ChangeInput) {
  if ('departure' in input) {
    const { departure: departureId } = input
    return { wanted: { kind: 'move', departureId }, page: `date?departure=${departureId}` } as const
  }
  const { adults, children } = input
  const page = `guests?adults=${adults}&children=${children}`
  return { wanted: { kind: 'party', party: { adults, children } }, page } as const
}
