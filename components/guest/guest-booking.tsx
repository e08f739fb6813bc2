import { BookingActions } from '@/components/guest/booking-actions'
import { BookingDetails } from '@/components/guest/booking-details'
import { BookingSky } from '@/components/guest/booking-sky'
import { GuideSection } from '@/components/guest/guide-section'
import { ReviewInvitation } from '@/components/guest/review-invitation'
import { ResultNote } from '@/components/guest/result-note'
import { TellUsSection } from '@/components/guest/tell-us-section'
import { MeetingSection } from '@/components/guest/meeting-section'
import { PendingAddress } from '@/components/guest/pending-address'
import { PendingChange } from '@/components/guest/pending-change'
import { PendingChoice } from '@/components/guest/pending-choice'
import { CryptoPaymentInstructions } from '@/components/guest/crypto-payment-instructions'
import { BindingOrderNotice, PayNowButton } from '@/components/guest/pay-now-button'
import { BookingConditions, MissedPickupNote } from '@/components/guest/booking-conditions'
import { SidePicture } from '@/components/layout/side-picture'
import { TwoColumns } from '@/components/layout/two-columns'
import { type PictureName } from '@/content/pictures'
import { hasUpcomingTour, isAwaitingPayment, isTourToday } from '@/lib/booking/booking-status'
import { type GuestPage } from '@/lib/contract/guest-page'
import { TranslatableText } from '@/components/ui/translatable-text'
import { actionClasses } from '@/components/ui/action-style'
import { helsinkiTime } from '@/lib/calendar/day'
import { StatusBanner } from '@/components/guest/status-banner'
import { tourCalendarUrl } from '@/lib/booking/days/tour-calendar-url'
import { GuestSection } from '@/components/guest/guest-section'
import { retentionPeriods } from '@/content/policies'
import { addressOf } from '@/lib/contract/address'
import { formatTime } from '@/lib/language/dates'
import { words } from '@/lib/words/words'

type GuestBookingProps = {
  readonly page: GuestPage
  readonly now: Date
  readonly done: string
  /** The tour's picture, shown next to the booking. */
  readonly picture: PictureName
}

/** A booking as its guest sees it: its status, its details and the possible actions. */
export function GuestBooking({ page, now, done, picture }: GuestBookingProps) {
  const { language } = page.facts
  const say = words('guest', language)
  const isAhead = hasUpcomingTour(page.standing) || isAwaitingPayment(page.standing)
  const isChoosing = page.standing === 'choice_open' || page.standing === 'may_choose'
  const further = (
    <>
      <BookingConditions {...page} now={now} />
      <HealthSection {...page} />
    </>
  )
  return (
    <div className="print:text-sm print:leading-snug">
      <TwoColumns
        below={isAhead && further}
        beside={
          <>
            <SidePicture name={picture} />
            <BookingDocuments {...page} />
            {isAhead ? (
              <>
                <MeetingSection {...page} />
                <GuideSection {...page} language={language} />
                <BookingSky {...page} />
              </>
            ) : (
              further
            )}
          </>
        }
      >
        <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl print:text-2xl">
          {say('title')}
        </h1>
        <p className="mt-3 text-lg text-slate print:mt-1 print:text-base">
          <TranslatableText>{say('reference', { reference: page.facts.reference })}</TranslatableText>
        </p>
        <ResultNote {...page} done={done} language={language} />
        <TodayNotice now={now} page={page} />
        <StatusBanner now={now} page={page} />
        {!isChoosing && <ReviewInvitation {...page} language={language} />}
        <BookAgain {...page} now={now} />
        {page.standing === 'unpaid' && (
          <>
            <div className="mt-6 flex print:hidden">
              <PayNowButton {...page} language={language} />
            </div>
            <BindingOrderNotice {...page} language={language} />
          </>
        )}
        <PendingChange {...page} language={language} />
        <CryptoPaymentInstructions {...page} />
        <PendingChoice {...page} language={language} />
        <TellUsSection {...page} now={now} />
        <PendingAddress {...page} language={language} />
        <BookingDetails {...page} />
        <BookingActions {...page} now={now} />
        {isChoosing && <ReviewInvitation {...page} isLink language={language} />}
      </TwoColumns>
    </div>
  )
}

function BookingDocuments({ path, documents, standing, facts }: GuestPage) {
  const say = words('guest', facts.language)
  const [first, ...further] = documents
  if (!first && !hasUpcomingTour(standing)) return null
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      {hasUpcomingTour(standing) && <File href={`${path}/calendar`}>{say('addToCalendar')}</File>}
      {first && <File href={`${path}/documents/${first}`}>{say('downloadReceipt')}</File>}
      {further.map((number) => (
        <File href={`${path}/documents/${number}`} key={number}>
          {say(number.startsWith('R') ? 'downloadReceiptNumber' : 'downloadCreditNote', { number })}
        </File>
      ))}
    </div>
  )
}

function File({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className={actionClasses('quiet')} download href={href}>
      {children}
    </a>
  )
}

/** On the day of the tour: time, place and phone number, at the top of the page. */
function TodayNotice({ page, now }: { readonly page: GuestPage; readonly now: Date }) {
  const { facts, standing, pickupPlace, path } = page
  const { language } = facts
  const say = words('guest', language)
  if (!isTourToday(standing, facts, now)) return null
  return (
    <section className="mt-8 rounded-lg border border-ice bg-ice p-6 print:mt-4">
      <h2 className="font-display text-xl">{say('today')}</h2>
      <p className="mt-2 font-display text-4xl tabular-nums">
        {formatTime(helsinkiTime(new Date(facts.startsAt)), language)}
      </p>
      <p className="text-slate">{say('finnishTime')}</p>
      <p className="mt-4 text-lg text-pretty">{pickupPlace ?? facts.meetingPoint}</p>
      {pickupPlace === null && facts.isPickedUp && hasUpcomingTour(standing) && (
        <p className="mt-1 print:hidden">
          <a className="underline underline-offset-4" href={`${path}/tell-us`}>
            {say('tellWhereYouStay')}
          </a>
        </p>
      )}
      <p className="mt-4 text-pretty">
        <MissedPickupNote language={language} />
      </p>
    </section>
  )
}

/** A link to the tour's dates for a booking that has ended; to its own day if it was only not paid in time. */
function BookAgain({ standing, facts, now }: GuestPage & { readonly now: Date }) {
  if (standing !== 'lapsed' && standing !== 'cancelled' && standing !== 'refunded') return null
  const mayReturn = standing === 'lapsed' && now < new Date(facts.startsAt)
  const { origin, href } = new URL(tourCalendarUrl(facts.tourUrl, mayReturn ? facts : undefined))
  return (
    <p className="mt-6 print:hidden">
      <a
        className={actionClasses('quiet')}
        href={`${origin}${addressOf(href.slice(origin.length), facts.language)}`}
        rel="noreferrer"
      >
        {words('guest', facts.language)('seeDates')}
      </a>
    </p>
  )
}

/** Says that a health note is stored, without showing its text. Rule: health (docs/rules.md) */
function HealthSection({ path, hasHealthNote, facts }: GuestPage) {
  if (!hasHealthNote) return null
  const say = words('guest', facts.language)
  return (
    <div className="print:hidden">
      <GuestSection title={say('yourHealth')}>
        <p>{say('healthKept', { days: retentionPeriods.healthDays })}</p>
        <form action={`${path}/forget-health`} method="post">
          <button className={actionClasses('quiet')} type="submit">
            {say('deleteHealth')}
          </button>
        </form>
      </GuestSection>
    </div>
  )
}
