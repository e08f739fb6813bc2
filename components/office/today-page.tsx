import { type ReactNode } from 'react'
import { TranslatableText } from '@/components/ui/translatable-text'
import { type OfficeToday } from '@/lib/contract/office-today'

/** The first page of the office: what needs a person comes first, then who comes, then what came in. */
export function TodayPage({ today }: { readonly today: OfficeToday }) {
  const { dayText, items, undoable, days, booked, money } = today
  return (
    <div
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      data-live
      data-part="today"
    >
      <div>
        <h1 className="font-display text-4xl tracking-tight">Today</h1>
        <p className="mt-1 text-slate">{dayText}</p>
        {undoable.length > 0 && (
          <Part heading="Just done">
            <ul className="grid gap-3">
              {undoable.map(({ text, path }) => (
                <li
                  className="office-card flex flex-wrap items-center justify-between gap-x-6 px-5 py-2"
                  key={path}
                >
                  <span className="min-w-0 grow basis-60 py-2">
                    <TranslatableText>{text}</TranslatableText>
                  </span>
                  <ActLink path={path}>Undo</ActLink>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part heading="What needs you">
          {items.length === 0 ? (
            <p>Nothing needs you right now.</p>
          ) : (
            <ul className="grid gap-3">
              {items.map(({ about, what, text, act, command }) => (
                <li className="office-card px-5 py-4" key={`${what}${about}${text}`}>
                  <p className="text-sm text-slate">{what}</p>
                  <p className="mt-1 font-medium wrap-anywhere">
                    <TranslatableText>{about}</TranslatableText>
                  </p>
                  <p className="mt-1 wrap-anywhere">
                    <TranslatableText>{text}</TranslatableText>
                  </p>
                  <p className="mt-1">
                    {act ? (
                      <ActLink path={act.path}>{act.name}</ActLink>
                    ) : (
                      <code className="text-sm wrap-anywhere" translate="no">
                        {command}
                      </code>
                    )}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </Part>
      </div>
      <div>
        {days.map(({ heading, departures }) => (
          <Part heading={heading} key={heading}>
            {departures.length === 0 ? (
              <p>No guests.</p>
            ) : (
              <ul className="grid gap-3">
                {departures.map(({ path, tour, start, seats, guide, isCancelled }) => (
                  <li className="office-card relative px-5 py-4" key={path}>
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
                  </li>
                ))}
              </ul>
            )}
          </Part>
        ))}
        <Part heading="Since midnight">
          {money.map((line) => (
            <p className="tabular-nums" key={line}>
              {line}
            </p>
          ))}
          {booked.length === 0 && money.length === 0 && <p>No bookings and no money yet.</p>}
          <ul className="mt-2 grid">
            {booked.map(({ path, name, text }) => (
              <li className="relative border-t border-ice py-3" key={path}>
                <a
                  className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
                  href={path}
                >
                  <span translate="no">{name}</span>
                </a>
                <span className="block text-slate">{text}</span>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </div>
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

function ActLink({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <a className="inline-flex min-h-11 items-center font-medium underline underline-offset-4" href={path}>
      {children}
    </a>
  )
}
