import { type ReactNode } from 'react'
import { ActLink, OpenItemList } from '@/components/office/open-item-list'
import { Records } from '@/components/office/record-list'
import { TranslatableText } from '@/components/ui/translatable-text'
import { type OfficeToday, type TodayDeparture } from '@/lib/contract/office-today'

/** How many acts that can be undone are listed at once. */
const ACTS_SHOWN = 2

/** The first page of the office: what needs a person comes first, then what they just did, who comes, what came in. */
export function TodayPage({ today }: { readonly today: OfficeToday }) {
  const { dayText, items, undoable, days, booked, sums, money } = today
  return (
    <div
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      data-live
      data-part="today"
    >
      <div>
        <h1 className="font-display text-4xl tracking-tight">Today</h1>
        <p className="mt-1 text-slate">{dayText}</p>
        <Part heading="What needs you">
          {items.length === 0 ? <p>Nothing needs you right now.</p> : <OpenItemList items={items} />}
        </Part>
        {undoable.length > 0 && (
          <Part heading="Just done">
            <UndoList acts={undoable.slice(0, ACTS_SHOWN)} />
            {undoable.length > ACTS_SHOWN && (
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center">
                  {`${undoable.length - ACTS_SHOWN} more`}
                </summary>
                <UndoList acts={undoable.slice(ACTS_SHOWN)} />
              </details>
            )}
          </Part>
        )}
      </div>
      <div>
        {days.map(({ heading, departures }) => (
          <Part heading={heading} key={heading}>
            {departures.length === 0 ? (
              <p>No guests.</p>
            ) : (
              <ul className="grid gap-3">
                {departures.map((departure) => (
                  <DepartureCard departure={departure} key={departure.path} />
                ))}
              </ul>
            )}
          </Part>
        ))}
        <Part heading="Money since midnight">
          {sums.map((line) => (
            <p className="tabular-nums" key={line}>
              {line}
            </p>
          ))}
          <Records list={money} none="No money has moved yet." path="/office/money" rest="All of it" />
        </Part>
        <Part heading="Newest bookings">
          <Records
            list={booked}
            none="No bookings since midnight."
            path="/office/bookings"
            rest="All since midnight"
          />
        </Part>
      </div>
    </div>
  )
}

function UndoList({ acts }: { readonly acts: OfficeToday['undoable'] }) {
  return (
    <ul>
      {acts.map(({ text, path }) => (
        <li className="flex items-center justify-between gap-x-6 border-t border-ice" key={path}>
          <span className="min-w-0 py-2">
            <TranslatableText>{text}</TranslatableText>
          </span>
          <ActLink path={path}>Undo</ActLink>
        </li>
      ))}
    </ul>
  )
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className="mt-8 first:mt-0">
      <h2 className="mb-3 font-display text-2xl">{heading}</h2>
      {children}
    </section>
  )
}

function DepartureCard({ departure }: { readonly departure: TodayDeparture }) {
  const { path, tour, start, seats, guide, isCancelled, parties } = departure
  return (
    <li className="office-card relative px-5 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <a
          className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
          href={path}
        >
          {tour}
        </a>
        <span className="tabular-nums">{start}</span>
      </p>
      <p className="mt-1">{isCancelled ? 'Cancelled' : seats}</p>
      <p className="mt-1 text-slate">{guide}</p>
      {parties.length > 0 && (
        <ul className="mt-2 border-t border-ice pt-2">
          {parties.map((party) => (
            <li className="flex flex-wrap items-center gap-x-3" key={party.path}>
              <a
                className="relative z-10 inline-flex min-h-11 items-center underline underline-offset-4"
                href={party.path}
              >
                <span translate="no">{party.name}</span>
              </a>
              <span className="wrap-anywhere text-slate">
                <TranslatableText>{party.text}</TranslatableText>
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
