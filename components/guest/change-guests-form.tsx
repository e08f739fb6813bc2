import { PlainField } from '@/components/guest/plain-field'
import { actionClasses } from '@/components/ui/action-style'
import { AGE_RANGES, type Party } from '@/lib/booking/party'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

type ChangeGuestsProps = {
  readonly language: Language
  readonly path: string
  readonly booking: Party & { readonly totalCents: number }
  /** The party size currently entered in the form. */
  readonly party: Party
}

/** The form for the number of guests. The preview shows what the change costs or refunds. */
export function ChangeGuestsForm({ language, path, booking, party }: ChangeGuestsProps) {
  const say = words('guestChange', language)
  const booked = {
    party: partySizeText(words('party', language), booking),
    price: formatEuros(booking.totalCents, language),
  }
  const ages = ({ from, to }: (typeof AGE_RANGES)[keyof Party]) => say('ages', { from, to })
  return (
    <form action={`${path}/guests#what-changes`} className="mt-8 grid gap-6" method="get">
      <p className="text-lg">{say('now', booked)}</p>
      <div className="flex flex-wrap gap-5">
        <Count
          ages={ages(AGE_RANGES.adults)}
          label={say('adults')}
          least={1}
          name="adults"
          value={party.adults}
        />
        <Count
          ages={ages(AGE_RANGES.children)}
          label={say('children')}
          least={0}
          name="children"
          value={party.children}
        />
      </div>
      <p>
        <button className={actionClasses('quiet')} type="submit">
          {say('seeWhatChanges')}
        </button>
      </p>
    </form>
  )
}

type CountProps = {
  readonly label: string
  readonly name: string
  readonly value: number
  readonly least: number
  readonly ages: string
}

function Count({ label, name, value, least, ages }: CountProps) {
  return (
    <div className="flex-[1_1_8rem]">
      <PlainField
        className="tabular-nums"
        defaultValue={value}
        inputMode="numeric"
        hint={ages}
        label={label}
        max={99}
        min={least}
        name={name}
        required
        type="number"
      />
    </div>
  )
}
