import { type ReactNode } from 'react'
import { HealthField } from '@/components/guest/health-field'
import { PlainField, PlainTextArea } from '@/components/guest/plain-field'
import { type Unsaved, unsavedReason } from '@/components/guest/unsaved-reasons'
import { pickUpSentence } from '@/content/pick-up'
import { words } from '@/lib/words/words'

export type TellUsValues = Readonly<Record<'pickUp' | 'wishes' | 'health', string>>

type TellUsFieldsProps = Unsaved & {
  /** The saved values of the fields. */
  readonly values: TellUsValues
  readonly isPickedUp: boolean
  /** Whether the fields have headings of their own; set on the page that consists of nothing else. */
  readonly hasHeadings?: boolean
}

/** Where the guests stay, what they wish for, and what the guide should know about their health. */
export function TellUsFields({ values, invalid, typed = {}, isPickedUp, hasHeadings }: TellUsFieldsProps) {
  const shown: TellUsValues = { ...values, ...typed }
  const faultOf = (name: string) => unsavedReason(name, { invalid, typed })
  const optional = words('forms', 'en')('optional')
  const lacksConsent = invalid.split(',').includes('consent')
  return (
    <>
      {hasHeadings && <Heading>Where you are staying</Heading>}
      <PlainField
        defaultValue={shown.pickUp}
        fault={faultOf('pickUp')}
        hint={
          isPickedUp
            ? `Hotel or address, where the guide meets you. ${pickUpSentence}`
            : 'Hotel or address, so that we can agree where to meet.'
        }
        label="Pick-up place"
        maxLength={200}
        name="pickUp"
        optional={optional}
      />
      {hasHeadings && <Heading>What we should know</Heading>}
      <PlainTextArea
        defaultValue={shown.wishes}
        fault={faultOf('wishes')}
        hint="The children’s ages, child seats, shoe sizes, a birthday. Nothing about your health, please: the field below is for that."
        label="Wishes"
        maxLength={2000}
        name="wishes"
        optional={optional}
      />
      <HealthField
        fault={faultOf('health')}
        hasAgreed={typed.healthConsent === 'on' || (values.health !== '' && !lacksConsent)}
        optional={optional}
        words={shown.health}
      />
    </>
  )
}

function Heading({ children }: { readonly children: ReactNode }) {
  return <h2 className="mt-4 font-display text-2xl">{children}</h2>
}
