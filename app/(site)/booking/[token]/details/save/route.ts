import { type z } from 'zod'
import { healthConsent as HEALTH_CONSENT } from '@/content/health-consent'
import { detailsInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { linkedBooking } from '@/lib/http/open-link'
import { readFields } from '@/lib/http/read-fields'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { route } from '@/lib/http/route'
import { seeOther } from '@/lib/http/see-other'
import { changeDetails } from '@/lib/use-cases/changes/change-details'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route<Context>({ POST: save })

type Context = RouteContext<'/booking/[token]/details/save'>

/** The form of 'Change details'. */
async function save(request: Request, { params }: Context): Promise<Response> {
  refuseCrossSite(request)
  const { token } = await params
  const { reference } = (await linkedBooking(token, request)).booking
  const fields = detailsInput.safeParse(Object.fromEntries(await readFields(request)))
  if (!fields.success)
    return seeOther(`/booking/${token}/details?invalid=${String(fields.error.issues[0]?.path[0])}`)
  const { name: customerName, phone: customerPhone, pickUp, wishes: specialRequests } = fields.data
  const health = healthIn(fields.data)
  const details = { customerName, customerPhone, pickupPlace: pickUp, specialRequests, health }
  const answer = await changeDetails(reference, details, now(), { actor: 'guest' })
  if (answer.kind === 'refused') return seeOther(`/booking/${token}/details?outdated`)
  const isUnsaved = health === undefined && typeof fields.data.health === 'string'
  return seeOther(isUnsaved ? `/booking/${token}/details?invalid=consent` : `/booking/${token}?done=details`)
}

/** Without consent nothing is kept, and what is known stays as it is. Rule: health (docs/rules.md) */
function healthIn({ health, healthConsent }: z.infer<typeof detailsInput>) {
  if (typeof health !== 'string') return health
  return healthConsent === 'on' ? { words: health, consentText: HEALTH_CONSENT } : undefined
}
