import { type z } from 'zod'
import { healthConsent as HEALTH_CONSENT } from '@/content/health-consent'
import { isSameAddress } from '@/lib/booking/address-proof'
import { detailsInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { callerOf } from '@/lib/http/caller-of'
import { linkedBooking } from '@/lib/http/open-link'
import { readFields } from '@/lib/http/read-fields'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { type AskedAddress, askNewAddress } from '@/lib/use-cases/changes/ask-new-address'
import { changeDetails, type DetailsChange } from '@/lib/use-cases/changes/change-details'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: save })

type Context = RouteContext<'/booking/[token]/details/save'>

/** The form of 'Change details'. Another e-mail address is proved before it counts. */
async function save(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const { booking } = await linkedBooking(token, request)
  const fields = detailsInput.safeParse(Object.fromEntries(await readFields(request)))
  if (!fields.success)
    return seeOther(`/booking/${token}/details?invalid=${String(fields.error.issues[0]?.path[0])}`)
  const { name: customerName, phone: customerPhone, pickUp, wishes: specialRequests, email } = fields.data
  const health = healthIn(fields.data)
  const details = { customerName, customerPhone, pickupPlace: pickUp, specialRequests, health }
  const answer = await changeDetails(booking.reference, details, now(), { actor: 'guest' })
  const asked =
    email === undefined || isSameAddress(email, booking.customerEmail)
      ? null
      : await askNewAddress({ bookingId: booking.id, email }, callerOf(request, false).address, now())
  const isUnsaved = health === undefined && typeof fields.data.health === 'string'
  const result =
    isUnsaved && answer.kind !== 'refused' ? '/details?invalid=consent' : resultOf(answer.kind, asked)
  return seeOther(`/booking/${token}${result}`)
}

/** Without consent nothing is kept, and what is known stays as it is. Rule: health (docs/rules.md) */
function healthIn({ health, healthConsent }: z.infer<typeof detailsInput>) {
  if (typeof health !== 'string') return health
  return healthConsent === 'on' ? { words: health, consentText: HEALTH_CONSENT } : undefined
}

function resultOf(details: DetailsChange['kind'], address: AskedAddress | null): string {
  if (address?.kind === 'asked') return details === 'changed' ? '?done=details_and_address' : '?done=address'
  if (address?.reason === 'limit_used_up') return '?done=address_limited'
  return address || details === 'refused' ? '/details?outdated' : '?done=details'
}
