import { PlainField } from '@/components/guest/plain-field'
import { actionClasses } from '@/components/ui/action-style'
import { CheckedForm } from '@/components/ui/checked-form'
import { AGE_RANGES, type Party } from '@/lib/booking/party'
import { MAX_STAY_GUESTS } from '@/lib/contract/find-stay-error'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { stayErrorText } from '@/lib/words/stay-error-text'
import { words } from '@/lib/words/words'

type ChangeGuestsProps = {
  readonly language: Language
  readonly path: string
  readonly booking: Party & { readonly totalCents: number }
  /** The party size currently entered in the form. */
  readonly party: Party
  /** The numbers of the form that are none. */
  readonly wrong?: readonly (keyof Party)[]
}

/** The form for the number of guests. The preview shows what the change costs or refunds. */
export function ChangeGuestsForm({ language, path, booking, party, wrong = [] }: ChangeGuestsProps) {
  const say = words('guestChange', language)
  const booked = {
    party: partySizeText(words('party', language), booking),
    price: formatEuros(booking.totalCents, language),
  }
  const faults = {
    adults: stayErrorText(words('stayErrors', language), { field: 'adults', fault: 'adultsWrong' }),
    children: stayErrorText(words('stayErrors', language), { field: 'children', fault: 'childrenWrong' }),
  }
  const isWrong = (field: keyof Party) => wrong.includes(field)
  const ages = ({ from, to }: (typeof AGE_RANGES)[keyof Party]) => say('ages', { from, to })
  return (
    <CheckedForm
      action={`${path}/guests#what-changes`}
      className="mt-8 grid gap-6"
      method="get"
      missing={words('forms', language)('missing')}
    >
      <p className="text-lg">{say('now', booked)}</p>
      <div className="flex flex-wrap gap-5">
        <Count
          ages={ages(AGE_RANGES.adults)}
          isWrong={isWrong('adults')}
          label={say('adults')}
          least={1}
          name="adults"
          value={party.adults}
          wrong={faults.adults}
        />
        <Count
          ages={ages(AGE_RANGES.children)}
          isWrong={isWrong('children')}
          label={say('children')}
          least={0}
          name="children"
          value={party.children}
          wrong={faults.children}
        />
      </div>
      <p>
        <button className={actionClasses('quiet')} type="submit">
          {say('seeWhatChanges')}
        </button>
      </p>
    </CheckedForm>
  )
}

type CountProps = {
  readonly label: string
  readonly name: string
  readonly value: number
  readonly least: number
  readonly ages: string
  /** What to say if the number is none, and whether the server found it to be none. */
  readonly wrong: string
  readonly isWrong: boolean
}

function Count({ label, name, value, least, ages, wrong, isWrong }: CountProps) {
  return (
    <div className="flex-[1_1_8rem]">
      <PlainField
        className="tabular-nums"
        data-wrong={wrong}
        defaultValue={value}
        fault={isWrong ? wrong : undefined}
        inputMode="numeric"
        hint={ages}
        label={label}
        max={MAX_STAY_GUESTS}
        min={least}
        name={name}
        required
        type="number"
      />
    </div>
  )
}
