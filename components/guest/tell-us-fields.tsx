import { type ReactNode } from 'react'
import { HealthField } from '@/components/guest/health-field'
import { PlainField, PlainTextArea } from '@/components/guest/plain-field'
import { type Unsaved, unsavedReason } from '@/components/guest/unsaved-reasons'
import { pickUpSentence } from '@/content/pick-up'
import { healthConsentText } from '@/content/health-consent'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

export type TellUsValues = Readonly<Record<'pickUp' | 'wishes' | 'health', string>>

type TellUsFieldsProps = Unsaved & {
  readonly language: Language
  /** The saved values of the fields. */
  readonly values: TellUsValues
  readonly isPickedUp: boolean
  /** Whether the fields have headings of their own; set on the page that consists of nothing else. */
  readonly hasHeadings?: boolean
}

/** Where the guests stay, what they wish for, and what the guide should know about their health. */
export function TellUsFields({
  language,
  values,
  invalid,
  typed = {},
  isPickedUp,
  hasHeadings,
}: TellUsFieldsProps) {
  const say = words('guestDetails', language)
  const shown: TellUsValues = { ...values, ...typed }
  const faultOf = (name: string) => unsavedReason(name, { invalid, typed }, language)
  const optional = words('forms', language)('optional')
  const lacksConsent = invalid.split(',').includes('consent')
  return (
    <>
      {hasHeadings && <Heading>{say('whereYouAre')}</Heading>}
      <PlainField
        defaultValue={shown.pickUp}
        fault={faultOf('pickUp')}
        hint={isPickedUp ? `${say('pickUpHint')} ${pickUpSentence(language)}` : say('meetingHint')}
        label={say('pickUp')}
        maxLength={200}
        name="pickUp"
        // Nobody has to know it yet, but without it nobody is picked up.
        optional={isPickedUp ? undefined : optional}
      />
      {hasHeadings && <Heading>{say('whatToKnow')}</Heading>}
      <PlainTextArea
        defaultValue={shown.wishes}
        fault={faultOf('wishes')}
        hint={say('wishesHint')}
        label={say('wishes')}
        maxLength={2000}
        name="wishes"
        optional={optional}
      />
      <HealthField
        agree={say('agree')}
        consent={healthConsentText(language)}
        consentMissing={say('consentMissing')}
        fault={faultOf('health')}
        hasAgreed={typed.healthConsent === 'on' || (values.health !== '' && !lacksConsent)}
        hint={say('healthHint')}
        label={say('health')}
        optional={optional}
        words={shown.health}
      />
    </>
  )
}

function Heading({ children }: { readonly children: ReactNode }) {
  return <h2 className="mt-4 font-display text-2xl">{children}</h2>
}
