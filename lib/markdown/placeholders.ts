import { climateFacts } from '@/content/climate'
import { company } from '@/content/company'
import { companyAddress, companyLocation } from '@/lib/words/company-place'
import { distances, travelTimesFromHelsinki, travelTimes } from '@/content/distances'
import { imprintFacts } from '@/content/imprint'
import { factText } from '@/content/fact-text'
import { type OperatorFact } from '@/content/operator-fact'
import { pickUpAreaText } from '@/content/pick-up'
import {
  minUnaccompaniedAge,
  replyWithinHours,
  cancellationPolicy,
  retentionPeriods,
} from '@/content/policies'
import { promises } from '@/content/promises'
import { companySafety, leastIceText } from '@/content/safety'
import { tourPages } from '@/content/tours/all-pages'
import { tours } from '@/content/tours/all-tours'
import { adviceAgeText, coldLimitText, safetyCellTexts } from '@/content/tours/safety-text'
import { type TourPage } from '@/content/tours/tour-page'
import { tourWords } from '@/content/tours/tour-words'
import { privateTransfer } from '@/content/transport/transport'
import { transportWords } from '@/content/transport/transport-text'
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
import { REFUND_START_DAYS } from '@/lib/words/money/refund-times'
import { type Tour } from '@/lib/booking/tour'
import { formatSeason, formatTime } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { ContentError } from '@/lib/markdown/content-error'
import { words } from '@/lib/words/words'

/** Fill in the placeholders. Throws `ContentError` for an unknown name and for unbalanced braces. */
export function fillPlaceholders(text: string, file: string, language: Language): string {
  const facts = readFacts(language)
  const filled = text.replace(/\{\{([^{}]*)\}\}/g, (token, name: string) => {
    const fact = facts.get(name.trim())
    if (fact === undefined) throw new ContentError(file, `nothing is known as ${token}`)
    return fact
  })
  const stray = /\{\{|\}\}/.exec(filled)
  if (stray) throw new ContentError(file, `a ${stray[0]} stands alone`)
  return filled
}

const known = new Map<Language, ReadonlyMap<string, string>>()

function readFacts(language: Language): ReadonlyMap<string, string> {
  const facts = known.get(language) ?? new Map(listFacts(language))
  known.set(language, facts)
  return facts
}

/**
 * The placeholders that texts may contain in double braces, and the facts they stand for, which are defined elsewhere.
 *
 * Rule: one-home-per-fact (docs/rules.md)
 */
function listFacts(language: Language): readonly (readonly [string, string])[] {
  const { guarantee, guaranteeClaim, refundArrival } = promises(language)
  const pages = tourPages(language)
  return [
    ...tours.flatMap((tour) => tourFacts(tour, language)),
    ...pages.flatMap((page) => safetyFacts(page, language)),
    ...factsNamed('safety', companySafety(language), language),
    ['safety.markedNote', hasMarkedCell(pages) ? words('samples', language)('asterisk') : ''],
    ...factsNamed('imprint', imprintFacts(language), language),
    ['pickUp.area', pickUpAreaText(language)],
    ['answerWithinHours', String(replyWithinHours)],
    ['guestLinkDays', String(GUEST_LINK_DAYS)],
    ['transfer.price', formatEuros(privateTransfer.priceCents, language)],
    ['transfer.duration', transportWords('privateTransfer', language).duration],
    ['transfer.group', String(privateTransfer.maxPassengers)],
    ['company.brand', company.brand],
    ['company.legalName', company.legalName],
    ['company.businessId', company.businessId],
    ['company.vatNumber', company.vatNumber],
    ['company.address', companyAddress(language)],
    ['company.email', company.email],
    ['company.phone', company.phone],
    ['company.location', companyLocation(language)],
    ...climateFacts(words('climate', language), language).map(
      ([name, said]) => [`climate.${name}`, said] as const,
    ),
    ...wordsNamed('distance', distances(language)),
    ...wordsNamed('fromHelsinki', travelTimesFromHelsinki(language)),
    ...wordsNamed('onTheWay', travelTimes(language)),
    ['ice.least', leastIceText(language)],
    ['guarantee', guarantee],
    ['guaranteeClaim', guaranteeClaim],
    ['cancellationHours', String(cancellationPolicy.fullRefundHoursBefore)],
    ['choice.days', String(CHOICE_DAYS)],
    ['refund.startDays', String(REFUND_START_DAYS)],
    ['refund.arrival', refundArrival],
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
  ]
}

function tourFacts(tour: Tour, language: Language) {
  const { id, prices, season, times, seatsPerDeparture } = tour
  const said = tourWords(tour, language)
  const facts = {
    name: said.name,
    adultPrice: formatEuros(prices.adultCents, language),
    childPrice: formatEuros(prices.childCents, language),
    season: formatSeason(season, language),
    duration: said.duration,
    times: said.times,
    start: formatTime(times.start, language),
    group: String(seatsPerDeparture),
  }
  return Object.entries(facts).map(([fact, value]) => [`tour.${id}.${fact}`, value] as const)
}

function safetyFacts({ tour: { id }, safety }: TourPage, language: Language) {
  const { walking, access, toilets, equipment } = safety
  return [
    [`tour.${id}.age`, adviceAgeText(safety, language)],
    [`tour.${id}.cold`, coldLimitText(safety, language)],
    ...wordsNamed(`tour.${id}`, safetyCellTexts(safety, language)),
    ...factsNamed(`tour.${id}`, { walking, access, toilets, equipment }, language),
  ] as const
}

function hasMarkedCell(pages: readonly TourPage[]): boolean {
  return pages.some(({ safety: { adviceAge, coldLimitC, equipment } }) =>
    [adviceAge, coldLimitC, equipment].some(({ isConfirmed }) => !isConfirmed),
  )
}

function wordsNamed(name: string, texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([word, said]) => [`${name}.${word}`, said] as const)
}

function factsNamed(name: string, facts: Readonly<Record<string, OperatorFact>>, language: Language) {
  return Object.entries(facts).map(
    ([fact, said]) => [`${name}.${fact}`, factText(said, said.value, language)] as const,
  )
}
