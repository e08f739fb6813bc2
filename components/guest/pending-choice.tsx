import { actionClasses } from '@/components/ui/action-style'
import { type GuestPage } from '@/lib/contract/guest-page'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { formatList } from '@/lib/language/lists'
import { formatEuros } from '@/lib/language/money'

type Choice = NonNullable<GuestPage['choice']>

/** The options of a guest whose departure we cancelled, merged or moved, or who saw no northern lights. */
export function PendingChoice({ path, standing, choice }: Pick<GuestPage, 'path' | 'standing' | 'choice'>) {
  if (!choice || (standing !== 'choice_open' && standing !== 'may_choose')) return null
  const hasRefund = choice.options.includes('full_refund')
  return (
    <section className="mt-8 rounded-lg border border-ice p-6 print:mt-4 print:p-3">
      <h2 className="font-display text-xl">Choose what happens next</h2>
      <p className="mt-2 text-pretty">{optionsText(choice)}</p>
      <p className="mt-2 text-pretty text-slate">{endText(choice)}</p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {hasRefund && (
          <form action={`${path}/refund`} className="flex-[1_1_10rem]">
            <button className={`${actionClasses('quiet')} w-full`} type="submit">
              Full refund
            </button>
          </form>
        )}
        <form action={`${path}/another-date`} className="flex-[1_1_10rem]">
          <button className={`${actionClasses('quiet')} w-full`} type="submit">
            Another date
          </button>
        </form>
        {choice.otherTours.length > 0 && (
          <form action={`${path}/another-tour`} className="flex-[1_1_10rem]">
            <button className={`${actionClasses('quiet')} w-full`} type="submit">
              Another tour
            </button>
          </form>
        )}
      </div>
    </section>
  )
}

function optionsText({ cause, options, refundCents, returnTripUntil, otherTours }: Choice): string {
  const refund = options.includes('full_refund') ? ` Or ${formatEuros(refundCents)} goes back to you.` : ''
  if (cause === 'lights_not_seen') {
    const until = returnTripUntil ? `, until ${formatDay(returnTripUntil)}` : ''
    return `Come again for free on any date with room for your party${until}.${refund}`
  }
  const names = otherTours.map((name) => `the ${name}`)
  const tours = names.length > 0 ? `, or of ${formatList(names, 'or')}` : ''
  return `Take another date of the same tour${tours}: if it costs more, the difference is ours; if it costs less, it goes back to you.${refund}`
}

/** State the deadline, and what happens if the guest does not choose. Rule: choice-ends (docs/rules.md) */
function endText({ cause, endsAt, options }: Choice): string {
  if (endsAt === null) return 'There is no deadline.'
  const end = formatInstant(new Date(endsAt))
  if (cause !== 'departure_cancelled') return `If you choose nothing by ${end}, your booking stays as it is.`
  return options.includes('full_refund')
    ? `If you choose nothing by ${end}, all your money goes back by itself.`
    : `If you choose nothing by ${end}, the booking ends.`
}
