import { CONTROL_CLASSES } from '@/components/ui/labelled-field'
import { actionClasses } from '@/components/ui/action-style'
import { SelectField } from '@/components/ui/select-field'
import { TranslatableText } from '@/components/ui/translatable-text'
import { BOOKING_DISPLAY_STATES } from '@/lib/booking/booking'
import { type BookingListPage, type BookingRow } from '@/lib/contract/office-lists'
import { plural } from '@/lib/language/pluralize'

type BookingListProps = {
  readonly list: BookingListPage
  /** The fields of the filter as they were typed. */
  readonly values: Readonly<Record<string, string>>
  /** Its days, `YYYY-MM-DD`. */
  readonly days: Readonly<Record<'from' | 'until' | 'since', string | undefined>>
  readonly tours: readonly { readonly id: number; readonly name: string }[]
}

/** What is asked for most, each one press away. */
const SHORTCUTS = [
  { name: 'Booked today', query: 'since=today' },
  { name: 'Leaving today', query: 'day=today' },
  { name: 'Leaving tomorrow', query: 'day=tomorrow' },
  { name: 'Not paid yet', query: 'state=awaiting_payment' },
  { name: 'Choosing', query: 'state=choice_open' },
] as const

/** The office's list of bookings, newest first, with its filter. */
export function BookingList({ list, values, days, tours }: BookingListProps) {
  const { rows, nextQuery, faults } = list
  const shortcut = findShortcut(values)
  return (
    <>
      <h1 className="font-display text-4xl tracking-tight">Bookings</h1>
      <nav aria-label="Lists" className="mt-4 flex flex-wrap gap-x-2 gap-y-1" data-part="shortcuts">
        {SHORTCUTS.map(({ name, query }) => (
          <a
            aria-current={shortcut?.query === query ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-slate/70 px-4 hover:border-ink aria-[current]:border-ink aria-[current]:font-semibold"
            href={`/office/bookings?${query}`}
            key={query}
          >
            {name}
          </a>
        ))}
      </nav>
      <details className="office-card mt-4 px-5" open={Object.keys(faults).length > 0}>
        <summary className="flex min-h-12 cursor-pointer items-center font-medium">Filter</summary>
        <form className="grid gap-4 pt-2 pb-5 sm:grid-cols-2 lg:grid-cols-3" data-filter data-part="filter">
          {values.q && <input name="q" type="hidden" value={values.q} />}
          <Labelled fault={faults.state} id="state" label="State">
            <SelectField defaultValue={values.state ?? ''} id="state" name="state">
              <option value="">any</option>
              {BOOKING_DISPLAY_STATES.map((state) => (
                <option key={state} value={state}>
                  {state.replace('_', ' ')}
                </option>
              ))}
            </SelectField>
          </Labelled>
          <Labelled fault={faults.tour} id="tour" label="Tour">
            <SelectField defaultValue={values.tour ?? ''} id="tour" name="tour">
              <option value="">any</option>
              {tours.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </Labelled>
          <DayField
            fault={faults.from ?? faults.day}
            id="from"
            label="First day of departure"
            value={days.from}
          />
          <DayField fault={faults.until} id="until" label="Last day of departure" value={days.until} />
          <DayField fault={faults.since} id="since" label="Booked since" value={days.since} />
          <p className="col-span-full">
            <button className={actionClasses('primary')} type="submit">
              Show
            </button>
          </p>
        </form>
      </details>
      <p className="mt-6" data-live data-part="count" role="status">
        {summaryOf(list, { about: values.q ? ` for “${values.q}”` : '', name: shortcut?.name })}
      </p>
      <div data-live data-part="list">
        <ul className="mt-2">
          {rows.map((row) => (
            <Row key={row.reference} row={row} />
          ))}
        </ul>
        {nextQuery && (
          <p className="mt-6">
            <a className={actionClasses('quiet')} href={`/office/bookings?${nextQuery}`} rel="next">
              Older bookings
            </a>
          </p>
        )}
      </div>
    </>
  )
}

/** The shortcut to the list that is shown, if there is one. */
function findShortcut(values: BookingListProps['values']) {
  const filled = Object.entries(values).filter(([, value]) => value !== '')
  return SHORTCUTS.find(({ query }) => query === filled.map((field) => field.join('=')).join('&'))
}

type Summarized = { readonly about: string; readonly name: string | undefined }

/** Say how many bookings are shown: `Booked today: the newest 50 bookings.` */
function summaryOf({ rows, nextQuery, faults }: BookingListPage, { about, name }: Summarized): string {
  if (Object.keys(faults).length > 0) return 'Please check the filter.'
  const count = rows.length === 0 ? 'No bookings' : plural(rows.length, 'booking', 'bookings')
  const text = `${nextQuery ? `The newest ${count}` : count}${about}.`
  return name === undefined ? text : `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

function Row({ row }: { readonly row: BookingRow }) {
  const { path, reference, name, what, when, state, total, open } = row
  return (
    <li className="relative grid grid-cols-1 gap-x-6 border-t border-ice py-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <span className="text-slate tabular-nums" translate="no">
        {reference}
      </span>
      <span className="min-w-0">
        <a
          className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
          href={path}
        >
          <TranslatableText>{name}</TranslatableText>
        </a>
        <span className="block">{what}</span>
        <span className="block text-slate">{when}</span>
      </span>
      <span className="tabular-nums sm:text-right">
        <span className="block">{total}</span>
        <span className="block">{state}</span>
        {open && <span className="block font-medium">{open}</span>}
      </span>
    </li>
  )
}

function DayField({
  value,
  ...field
}: Omit<LabelledProps, 'children'> & { readonly value: string | undefined }) {
  return (
    <Labelled {...field}>
      <input
        className={`${CONTROL_CLASSES} h-12`}
        defaultValue={value}
        id={field.id}
        name={field.id}
        type="date"
      />
    </Labelled>
  )
}

type LabelledProps = {
  readonly id: string
  readonly label: string
  readonly fault: string | undefined
  readonly children: React.ReactNode
}

function Labelled({ id, label, fault, children }: LabelledProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id}>{label}</label>
      {children}
      {fault && (
        <p className="mt-1 text-alarm" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
