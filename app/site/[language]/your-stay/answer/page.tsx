import { type ComponentProps } from 'react'

import { withPageDeadline } from '@/app/site/with-page-deadline'
import { type SearchProps } from '@/app/site/search-props'
import { privateMetadata } from '@/app/site/private-metadata'
import { stayTours } from '@/app/site/[language]/your-stay/stay-tours'
import { StayResults } from '@/components/stay/stay-results'
import { StayForm } from '@/components/stay/stay-form'
import { StayPage } from '@/components/stay/stay-page'
import { yourStayPage } from '@/content/your-stay'
import { PAST_STAY_ERROR } from '@/lib/contract/find-stay-error'
import { stayQuery } from '@/lib/contract/stay'
import { now } from '@/lib/db/clock'
import { skiesForDays } from '@/lib/night/skies-for-day'
import { planStay } from '@/lib/use-cases/departures/plan-stay'
import { parseLanguage } from '@/lib/language/language'
import { stayErrorText } from '@/lib/words/stay-error-text'
import { words } from '@/lib/words/words'

export const metadata = privateMetadata(
  yourStayPage('en').answer.title,
  yourStayPage('en').answer.description,
)

type Props = SearchProps & { readonly params: Promise<{ readonly language: string }> }

/** The results for a stay, rendered on the server for browsers without scripts. */
export default withPageDeadline(async function StayAnswerPage({ params, searchParams }: Props) {
  const language = parseLanguage((await params).language)
  const say = words('stayErrors', language)
  const asked = await searchParams
  // If a query parameter is repeated, the last value counts, as in `GET /api/stay`.
  const fields = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, [value].flat().at(-1)]),
  )
  const wish = stayQuery((error) => stayErrorText(say, error)).safeParse(fields)
  if (!wish.success) {
    const [fault] = wish.error.issues
    return <NoAnswer faults={fault && { [String(fault.path[0])]: fault.message }} fields={fields} />
  }
  const { days, evenings } = await planStay(wish.data, now())
  if (days.length === 0)
    return (
      <NoAnswer faults={{ [PAST_STAY_ERROR.field]: stayErrorText(say, PAST_STAY_ERROR) }} fields={fields} />
    )
  const withTours = days.filter(({ offers }) => offers.length > 0)
  return (
    <StayPage>
      <StayForm fields={fields} />
      <StayResults
        days={days}
        evenings={evenings}
        sayParty={words('party', language)}
        saySamples={words('samples', language)}
        sayStay={words('yourStay', language)}
        skies={skiesForDays(withTours.map(({ day }) => day))}
        tours={stayTours}
        wish={wish.data}
      />
    </StayPage>
  )
})

function NoAnswer(asked: Pick<ComponentProps<typeof StayForm>, 'faults' | 'fields'>) {
  return (
    <StayPage>
      <StayForm {...asked} />
    </StayPage>
  )
}
