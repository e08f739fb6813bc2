import { type z } from 'zod'
import { guestFormRoute } from '@/app/(by-link)/booking/[token]/guest-form-route'
import { healthConsentText } from '@/content/health-consent'
import { isSameEmail } from '@/lib/booking/changes/address-proof'
import { detailsInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { toCaller } from '@/lib/http/to-caller'
import { type Language, parseLanguage } from '@/lib/language/language'
import { readPostedFields } from '@/lib/http/read-posted-fields'
import {
  type AddressChangeResult,
  requestAddressChange,
} from '@/lib/use-cases/changes/request-address-change'
import {
  changeGuestDetails,
  type GuestDetailsChangeResult,
} from '@/lib/use-cases/changes/change-guest-details'
import { deleteDetailsDraft, saveDetailsDraft } from '@/lib/use-cases/guest-page/details-draft'
import { dropUntouched } from '@/lib/use-cases/guest-page/shown-details'

/**
 * Save 'Change details', or the page that asks where the guests stay, which has some of its fields. A new e-mail
 * address must be verified before we use it.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = guestFormRoute(
  async ({ booking, path }, request) => {
    const typed = Object.fromEntries(await readPostedFields(request))
    const { fields: read, wrong } = readDetails(typed)
    const fields = keepTouched(read, typed.shown)
    const details = { ...toDetails(fields), health: readHealth(fields, parseLanguage(booking.language)) }
    const answer = await changeGuestDetails.run(booking.reference, details, now(), { actor: 'guest' })
    const { email } = fields
    const asked =
      email === undefined || isSameEmail(email, booking.customerEmail)
        ? null
        : await requestAddressChange(
            { bookingId: booking.id, email },
            toCaller(request, false).address,
            now(),
          )
    const isUnsaved = details.health === undefined && typeof fields.health === 'string'
    const invalid = [...wrong, ...(isUnsaved ? ['consent'] : [])]
    // After the start, a guest with an open choice can change only the e-mail address.
    const isNamed = answer.kind !== 'refused' || invalid.includes('email')
    if (invalid.length === 0 || !isNamed) {
      await deleteDetailsDraft(booking.id)
      return `${path}${resultQuery(answer.kind, asked)}`
    }
    const names = [
      ...wrong,
      ...(isUnsaved ? ['health'] : []),
      ...(wrong.includes('health') ? ['healthConsent'] : []),
    ]
    const unsaved = Object.entries(typed).filter(([name]) => names.includes(name))
    const key = await saveDetailsDraft(booking.id, Object.fromEntries(unsaved), now())
    const form = typed.form === 'tell-us' ? 'tell-us' : 'details'
    return `${path}/${form}?invalid=${invalid.join()}${addressQuery(asked)}&draft=${key}`
  },
)

type Fields = z.infer<typeof detailsInput>

/** Invalid fields keep their old values; all others are saved. */
function readDetails(typed: Readonly<Record<string, string>>): {
  readonly fields: Fields
  readonly wrong: readonly string[]
} {
  const read = detailsInput.safeParse(typed)
  if (read.success) return { fields: read.data, wrong: [] }
  const wrong = read.error.issues.map(({ path }) => String(path[0]))
  const right = Object.entries(typed).filter(([name]) => !wrong.includes(name))
  return { fields: detailsInput.parse(Object.fromEntries(right)), wrong }
}

/** An unticked box withdraws consent to the note shown, so the note counts as typed. Rule: two-tabs (docs/rules.md) */
function keepTouched(fields: Fields, shown: string | undefined): Fields {
  const { health, ...touched } = dropUntouched(fields, shown)
  const isUnticked = typeof fields.health === 'string' && fields.healthConsent === undefined
  const kept = isUnticked ? fields.health : health
  return kept === undefined ? touched : { ...touched, health: kept }
}

function toDetails({ name: customerName, phone: customerPhone, pickUp, wishes, language }: Fields) {
  return { customerName, customerPhone, pickupPlace: pickUp, specialRequests: wishes, language }
}

/** Without consent, the new note is not stored and an earlier one stays. Rule: health (docs/rules.md) */
function readHealth({ health, healthConsent }: Fields, language: Language) {
  if (typeof health !== 'string') return health
  return healthConsent === 'on' ? { words: health, consentText: healthConsentText(language) } : undefined
}

/** The query for a note above the form: a link was sent to the new address, or the limit on such links is reached. */
function addressQuery(address: AddressChangeResult | null): string {
  const word = addressWord(address)
  return word ? `&done=${word}` : ''
}

function resultQuery(details: GuestDetailsChangeResult['kind'], address: AddressChangeResult | null): string {
  const word = addressWord(address)
  if (word) return `?done=${word === 'address' && details === 'changed' ? 'details_and_address' : word}`
  return address || details === 'refused' ? '/details?outdated' : '?done=details'
}

function addressWord(address: AddressChangeResult | null) {
  if (address?.kind === 'asked') return 'address'
  return address?.reason === 'limit_used_up' ? 'address_limited' : null
}
