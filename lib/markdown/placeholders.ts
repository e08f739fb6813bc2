import { climateFacts } from '@/content/climate'
import { company } from '@/content/company'
import { distances, travelTimesFromHelsinki, travelTimes } from '@/content/distances'
import { imprintFacts } from '@/content/imprint'
import { ASTERISK_NOTE, type OperatorFact, factText } from '@/content/operator-fact'
import { pickUpAreaText } from '@/content/pick-up'
import {
  minUnaccompaniedAge,
  replyWithinHours,
  cancellationPolicy,
  guaranteeText,
  guaranteeClaimText,
  retentionPeriods,
} from '@/content/policies'
import { companySafety, minIceThickness } from '@/content/safety'
import { tourPages } from '@/content/tours/all-pages'
import { tours } from '@/content/tours/all-tours'
import { adviceAgeText, coldLimitText, safetyCellTexts } from '@/content/tours/safety-text'
import { type TourPage } from '@/content/tours/tour-page'
import { privateTransfer } from '@/content/transport/transport'
import {
  CRYPTO_CUTOFF_HOURS,
  CRYPTO_DUE_HOURS_BEFORE_START,
  CRYPTO_PAYMENT_HOURS,
} from '@/lib/booking/money/crypto-due'
import { CRYPTO_TOLERANCE_PERCENT } from '@/lib/booking/money/crypto-payment'
import { REMAINING_PAYMENT_HOURS } from '@/lib/booking/money/decide-payment'
import { CHECKOUT_MINUTES, PAYMENT_DETAILS_HOURS } from '@/lib/booking/seats/hold'
import { GUEST_LINK_DAYS } from '@/lib/booking/seats/link-expiry'
import { CHOICE_DAYS } from '@/lib/booking/choices/choice'
import { REFUND_ARRIVAL_TEXT, REFUND_START_DAYS } from '@/lib/words/money/refund-times'
import { type Tour } from '@/lib/booking/tour'
import { formatSeason } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { ContentError } from '@/lib/markdown/content-error'

/**
 * The placeholders that texts may contain in double braces, and the facts they stand for, which are defined elsewhere.
 *
 * Rule: one-home-per-fact (docs/rules.md)
 */
const FACTS: ReadonlyMap<string, string> = new Map([
  ...tours.flatMap(tourFacts),
  ...tourPages.flatMap(safetyFacts),
  ...factsNamed('safety', companySafety),
  ['safety.markedNote', hasMarkedCell() ? ASTERISK_NOTE : ''],
  ...factsNamed('imprint', imprintFacts),
  ['pickUp.area', pickUpAreaText],
  ['answerWithinHours', String(replyWithinHours)],
  ['guestLinkDays', String(GUEST_LINK_DAYS)],
  ['transfer.price', formatEuros(privateTransfer.priceCents)],
  ['transfer.duration', privateTransfer.duration],
  ['transfer.group', String(privateTransfer.maxPassengers)],
  ['company.brand', company.brand],
  ['company.legalName', company.legalName],
  ['company.businessId', company.businessId],
  ['company.vatNumber', company.vatNumber],
  ['company.address', company.address],
  ['company.email', company.email],
  ['company.phone', company.phone],
  ['company.location', company.location],
  ...climateFacts.map(([name, words]) => [`climate.${name}`, words] as const),
  ...wordsNamed('distance', distances),
  ...wordsNamed('fromHelsinki', travelTimesFromHelsinki),
  ...wordsNamed('onTheWay', travelTimes),
  ['ice.least', minIceThickness],
  ['guarantee', guaranteeText],
  ['guaranteeClaim', guaranteeClaimText],
  ['cancellationHours', String(cancellationPolicy.fullRefundHoursBefore)],
  ['choice.days', String(CHOICE_DAYS)],
  ['refund.startDays', String(REFUND_START_DAYS)],
  ['refund.arrival', REFUND_ARRIVAL_TEXT],
  ['accompaniedUnderAge', String(minUnaccompaniedAge)],
  ['card.pageMinutes', String(CHECKOUT_MINUTES)],
  ['crypto.detailsHours', String(PAYMENT_DETAILS_HOURS)],
  ['crypto.paymentHours', String(CRYPTO_PAYMENT_HOURS)],
  ['crypto.dueHoursBefore', String(CRYPTO_DUE_HOURS_BEFORE_START)],
  ['crypto.tolerance', `${CRYPTO_TOLERANCE_PERCENT} %`],
  ['crypto.restHours', String(REMAINING_PAYMENT_HOURS)],
  ['crypto.closesHoursBefore', String(CRYPTO_CUTOFF_HOURS)],
  ['retention.bookingYears', String(retentionPeriods.bookingYears)],
  ['retention.unpaidBookingYears', String(retentionPeriods.unpaidBookingYears)],
  ['retention.enquiryYears', String(retentionPeriods.enquiryYears)],
  ['retention.emailDays', String(retentionPeriods.emailDays)],
  ['retention.tourDetailDays', String(retentionPeriods.tourDetailDays)],
  ['retention.healthDays', String(retentionPeriods.healthDays)],
  ['retention.backupDays', String(retentionPeriods.backupDays)],
])

/** Fill in the placeholders. Throws `ContentError` for an unknown name and for unbalanced braces. */
export function fillPlaceholders(text: string, file: string): string {
  const filled = text.replace(/\{\{([^{}]*)\}\}/g, (token, name: string) => {
    const fact = FACTS.get(name.trim())
    if (fact === undefined) throw new ContentError(file, `nothing is known as ${token}`)
    return fact
  })
  const stray = /\{\{|\}\}/.exec(filled)
  if (stray) throw new ContentError(file, `a ${stray[0]} stands alone`)
  return filled
}

function tourFacts({ id, name, prices, season, duration, times, seatsPerDeparture }: Tour) {
  const facts = {
    name,
    adultPrice: formatEuros(prices.adultCents),
    childPrice: formatEuros(prices.childCents),
    season: formatSeason(season),
    duration,
    times: times.text,
    start: times.start,
    group: String(seatsPerDeparture),
  }
  return Object.entries(facts).map(([fact, value]) => [`tour.${id}.${fact}`, value] as const)
}

function safetyFacts({ tour: { id }, safety }: TourPage) {
  const { walking, access, toilets, equipment } = safety
  return [
    [`tour.${id}.age`, adviceAgeText(safety)],
    [`tour.${id}.cold`, coldLimitText(safety)],
    ...wordsNamed(`tour.${id}`, safetyCellTexts(safety)),
    ...factsNamed(`tour.${id}`, { walking, access, toilets, equipment }),
  ] as const
}

function hasMarkedCell(): boolean {
  return tourPages.some(({ safety: { adviceAge, coldLimitC, equipment } }) =>
    [adviceAge, coldLimitC, equipment].some(({ isConfirmed }) => !isConfirmed),
  )
}

function wordsNamed(name: string, words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([word, said]) => [`${name}.${word}`, said] as const)
}

function factsNamed(name: string, facts: Readonly<Record<string, OperatorFact>>) {
  return Object.entries(facts).map(([fact, said]) => [`${name}.${fact}`, factText(said, said.value)] as const)
}
