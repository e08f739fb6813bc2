import { PlainField } from '@/components/guest/plain-field'
import { actionClasses } from '@/components/ui/action-style'
import { AGE_RANGES, type Party } from '@/lib/booking/party'
import { formatEuros } from '@/lib/language/money'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

type ChangeGuestsProps = {
  readonly path: string
  readonly booking: Party & { readonly totalCents: number }
  /** The party size currently entered in the form. */
  readonly party: Party
}

/** The form for the number of guests. The preview shows what the change costs or refunds. */
export function ChangeGuestsForm({ path, booking, party }: ChangeGuestsProps) {
  return (
    <form action={`${path}/guests#what-changes`} className="mt-8 grid gap-6" method="get">
      <p className="text-lg">{`Now: ${partySizeText(words('party', 'en'), booking)}, ${formatEuros(booking.totalCents)}.`}</p>
      <div className="flex flex-wrap gap-5">
        <Count ages={AGE_RANGES.adults} label="Adults" least={1} name="adults" value={party.adults} />
        <Count ages={AGE_RANGES.children} label="Children" least={0} name="children" value={party.children} />
      </div>
      <p>
        <button className={actionClasses('quiet')} type="submit">
          See what changes
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
  readonly ages: (typeof AGE_RANGES)[keyof Party]
}

function Count({ label, name, value, least, ages }: CountProps) {
  return (
    <div className="flex-[1_1_8rem]">
      <PlainField
        className="tabular-nums"
        defaultValue={value}
        inputMode="numeric"
        hint={`Age ${ages.from}–${ages.to}`}
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
