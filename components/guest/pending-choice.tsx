import { actionClasses } from '@/components/ui/action-style'
import { type GuestPage } from '@/lib/contract/guest-page'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { formatList } from '@/lib/language/lists'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

type Choice = NonNullable<GuestPage['choice']>

/** The options of a guest whose departure we cancelled, merged or moved, or who saw no northern lights. */
export function PendingChoice({
  path,
  standing,
  choice,
  language,
}: Pick<GuestPage, 'path' | 'standing' | 'choice'> & { readonly language: Language }) {
  if (!choice || (standing !== 'choice_open' && standing !== 'may_choose')) return null
  const say = words('guestChange', language)
  const hasRefund = choice.options.includes('full_refund')
  return (
    <section className="mt-8 rounded-lg border border-ice p-6 print:mt-4 print:p-3">
      <h2 className="font-display text-xl">{words('guest', language)('chooseNext')}</h2>
      <p className="mt-2 text-pretty">{optionsText(choice, language)}</p>
      <p className="mt-2 text-pretty text-slate">{endText(choice, language)}</p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {hasRefund && (
          <form action={`${path}/refund`} className="flex-[1_1_10rem]">
            <button className={`${actionClasses('quiet')} w-full`} type="submit">
              {say('refund')}
            </button>
          </form>
        )}
        <form action={`${path}/another-date`} className="flex-[1_1_10rem]">
          <button className={`${actionClasses('quiet')} w-full`} type="submit">
            {say('anotherDate')}
          </button>
        </form>
        {choice.otherTours.length > 0 && (
          <form action={`${path}/another-tour`} className="flex-[1_1_10rem]">
            <button className={`${actionClasses('quiet')} w-full`} type="submit">
              {say('anotherTour')}
            </button>
          </form>
        )}
      </div>
    </section>
  )
}

function optionsText(choice: Choice, language: Language): string {
  const say = words('guest', language)
  const refund = choice.options.includes('full_refund')
    ? [say('orRefund', { amount: formatEuros(choice.refundCents, language) })]
    : []
  return [offerText(choice, language), ...refund].join(' ')
}

function offerText({ cause, returnTripUntil, otherTours }: Choice, language: Language): string {
  const say = words('guest', language)
  if (cause === 'lights_not_seen')
    return returnTripUntil
      ? say('comeAgainUntil', { day: formatDay(returnTripUntil, language) })
      : say('comeAgain')
  const names = otherTours.map((tour) => say('namedTour', { tour }))
  return names.length > 0
    ? say('takeAnotherTour', { tours: formatList(names, 'or', language) })
    : say('takeAnotherDate')
}

/** State the deadline, and what happens if the guest does not choose. Rule: choice-ends (docs/rules.md) */
function endText({ cause, endsAt, options }: Choice, language: Language): string {
  const say = words('guest', language)
  if (endsAt === null) return say('noDeadline')
  const end = formatInstant(new Date(endsAt), language)
  if (cause !== 'departure_cancelled') return say('elseStays', { end })
  return say(options.includes('full_refund') ? 'elseRefund' : 'elseEnds', { end })
}
