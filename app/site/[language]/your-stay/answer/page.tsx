import { type Metadata } from 'next'
import { type ComponentProps } from 'react'

import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { type SearchProps } from '@/app/site/search-props'
import { privateMetadata } from '@/app/site/private-metadata'
import { stayTours } from '@/app/site/[language]/your-stay/stay-tours'
import { StayResults } from '@/components/stay/stay-results'
import { StayForm } from '@/components/stay/stay-form'
import { StayPage } from '@/components/stay/stay-page'
import { type StayWords } from '@/components/stay/stay-words'
import { yourStayPage } from '@/content/your-stay'
import { addressOf } from '@/lib/contract/address'
import { PAST_STAY_ERROR } from '@/lib/contract/find-stay-error'
import { stayQuery } from '@/lib/contract/stay'
import { now } from '@/lib/db/clock'
import { skiesForDays } from '@/lib/night/skies-for-day'
import { planStay } from '@/lib/use-cases/departures/plan-stay'
import { type Language } from '@/lib/language/language'
import { stayErrorText } from '@/lib/words/stay-error-text'
import { words } from '@/lib/words/words'

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const { title, description } = yourStayPage(await pageLanguage(props)).answer
  return privateMetadata(title, description)
}

/** The results for a stay, rendered on the server for browsers without scripts. */
export default withPageDeadline(async function StayAnswerPage(props: LanguageProps & SearchProps) {
  const language = await pageLanguage(props)
  const say = words('stayErrors', language)
  const spoken = stayWords(language)
  const asked = await props.searchParams
  // If a query parameter is repeated, the last value counts, as in `GET /api/stay`.
  const fields = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, [value].flat().at(-1)]),
  )
  const wish = stayQuery((error) => stayErrorText(say, error)).safeParse(fields)
  if (!wish.success) {
    const [fault] = wish.error.issues
    const faults = fault && { [String(fault.path[0])]: fault.message }
    return <NoAnswer faults={faults} fields={fields} words={spoken} />
  }
  const { days, evenings } = await planStay(wish.data, now())
  if (days.length === 0) {
    const faults = { [PAST_STAY_ERROR.field]: stayErrorText(say, PAST_STAY_ERROR) }
    return <NoAnswer faults={faults} fields={fields} words={spoken} />
  }
  const withTours = days.filter(({ offers }) => offers.length > 0)
  return (
    <StayPage language={language}>
      <StayForm fields={fields} words={spoken} />
      <StayResults
        days={days}
        evenings={evenings}
        skies={skiesForDays(withTours.map(({ day }) => day))}
        tours={stayTours(language)}
        wish={wish.data}
        words={spoken}
      />
    </StayPage>
  )
})

type NoAnswerProps = Pick<ComponentProps<typeof StayForm>, 'faults' | 'fields'> & {
  readonly words: StayWords
}

function NoAnswer(asked: NoAnswerProps) {
  return (
    <StayPage language={asked.words.language}>
      <StayForm {...asked} />
    </StayPage>
  )
}

function stayWords(language: Language): StayWords {
  return {
    language,
    say: words('stay', language),
    sayParty: words('party', language),
    saySamples: words('samples', language),
    saySky: words('sky', language),
    address: (href) => addressOf(href, language),
  }
}
