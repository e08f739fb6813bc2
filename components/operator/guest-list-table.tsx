import { clsx } from 'clsx'
import { Fragment } from 'react'
import { NO_PICK_UP_TEXT } from '@/lib/booking/days/guide-list'
import { splitAtPhoneNumbers } from '@/lib/booking/split-at-phone-numbers'
import { type DepartureParty } from '@/lib/contract/departure-page'
import { TranslatableText } from '@/components/ui/translatable-text'

type DepartureTableProps = {
  readonly parties: readonly DepartureParty[]
  readonly nobodyText: string
  readonly hasHealth: boolean
  /** URL that the attendance buttons post to. */
  readonly action: string
}

/* On a phone each party is shown as a card; the ARIA roles keep it a table row. */
const ROW = 'block border-t border-ice py-5 md:table-row md:py-0 print:table-row print:py-0'
const CELL =
  'flex flex-wrap items-baseline justify-between gap-x-6 py-1 align-baseline md:table-cell md:border-t md:border-ice md:py-4 md:pr-6 print:table-cell print:pr-3'

/** Columns of names keep room for them; those of long texts take a quarter each, where there are any. */
const ROOM: Readonly<Record<string, string>> = { 'Pick-up place': 'md:min-w-32', Names: 'md:min-w-44' }

/** The guests of a departure, in pick-up order. */
export function GuestListTable({ parties, nobodyText, hasHealth, action }: DepartureTableProps) {
  if (parties.length === 0) return <p className="mt-4 text-lg">{nobodyText}</p>
  const heads = ['Pick-up place', 'Names', 'Guests', 'Phone', 'Wishes', ...(hasHealth ? ['Health'] : [])]
  return (
    <div
      aria-label="Parties, in pick-up order"
      className="md:overflow-x-auto print:overflow-visible"
      role="table"
    >
      <table className="mt-4 block w-full text-left md:table print:table" role="presentation">
        <colgroup>
          {heads.map((head) => (
            <col key={head} width={isLong(head, parties) ? '25%' : undefined} />
          ))}
        </colgroup>
        <thead className="sr-only md:not-sr-only print:not-sr-only" role="rowgroup">
          <tr role="row">
            {heads.map((head) => (
              <th
                className="pr-6 pb-3 text-sm font-medium whitespace-nowrap text-slate"
                key={head}
                role="columnheader"
                scope="col"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group print:table-row-group" role="rowgroup">
          {parties.map((party) => (
            <Fragment key={party.reference}>
              <tr className={ROW} id={party.reference} role="row">
                {cellsOf(party, { hasHealth, action }).map(([head, text]) => (
                  <td className={clsx(CELL, ROOM[head])} key={head} role="cell">
                    <span
                      aria-hidden
                      className="shrink-0 text-sm text-slate md:hidden print:hidden"
                    >{`${head} `}</span>
                    <span className="min-w-0 grow basis-32 text-right wrap-break-word hyphens-auto whitespace-pre-line md:text-left print:text-left">
                      {text}
                    </span>
                  </td>
                ))}
              </tr>
              <Notes columns={heads.length} notes={party.notes} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The office's notes on a party, below its row and across all columns. */
function Notes({ notes, columns }: Pick<DepartureParty, 'notes'> & { readonly columns: number }) {
  if (notes.length === 0) return null
  return (
    <tr className="block md:table-row" role="row">
      <td aria-colspan={columns} className="block pb-5 md:table-cell" colSpan={columns} role="cell">
        {notes.map(({ words, by }, index) => (
          <span className="block wrap-break-word whitespace-pre-line" key={`${index}${words}`}>
            {'Note: '}
            <Words>{`“${words}”`}</Words>{' '}
            <span className="text-sm text-slate">
              <TranslatableText>{by}</TranslatableText>
            </span>
          </span>
        ))}
      </td>
    </tr>
  )
}

function isLong(head: string, parties: readonly DepartureParty[]): boolean {
  if (head === 'Wishes') return parties.some(({ wishes }) => wishes !== null)
  return head === 'Health' && parties.some(({ health }) => health !== null)
}

function cellsOf(
  party: DepartureParty,
  { hasHealth, action }: Pick<DepartureTableProps, 'hasHealth' | 'action'>,
) {
  const { stop, pickUp, name, reference, guests, phone, wishes, health, remarks } = party
  return [
    ['Pick-up place', pickUp === null ? NO_PICK_UP_TEXT : <Words key="place">{`${stop}. ${pickUp}`}</Words>],
    [
      'Names',
      <>
        <span className="font-medium" translate="no">
          {party.bookingPath === null ? (
            <Words>{name}</Words>
          ) : (
            <a className="underline underline-offset-4" href={party.bookingPath}>
              <Words>{name}</Words>
            </a>
          )}
        </span>
        <span className="block text-sm text-slate">
          <TranslatableText>{[reference, ...remarks].join(', ')}</TranslatableText>
        </span>
        <Ticks action={action} key="ticks" party={party} />
      </>,
    ],
    ['Guests', guests],
    ['Phone', phone === null ? 'none' : <Call key="call" name={name} phone={phone} />],
    [
      'Wishes',
      <>
        <Words>{wishes ?? 'none'}</Words>
        {party.isHiddenFromGuide && <span className="block text-sm text-slate">not on the guide’s list</span>}
      </>,
    ],
    ...(hasHealth ? [['Health', <Words key="health">{health ?? 'none'}</Words>] as const] : []),
  ] as const
}

/** Long words are broken, because they would make their column wider than the page. */
const LONG_WORD = /(\S{25,})/

function Words({ children }: { readonly children: string }) {
  return children.split(LONG_WORD).map((part, index) => (
    <span className={index % 2 === 1 ? 'wrap-anywhere' : undefined} key={`${index}${part}`}>
      {part}
    </span>
  ))
}

function Call({ name, phone }: { readonly name: string; readonly phone: string }) {
  return splitAtPhoneNumbers(phone).map(({ text, url }) =>
    url === null ? (
      <span key={text} translate="no">
        <Words>{text}</Words>
      </span>
    ) : (
      <a
        aria-label={`Call ${name}, ${text}`}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 sm:text-lg sm:whitespace-nowrap md:min-h-0"
        href={url}
        key={text}
        translate="no"
      >
        {text}
      </a>
    ),
  )
}

const TICKS = { came: 'Came', no_show: 'No-show' } as const

/** Two buttons for attendance, each of which reverses the other. */
function Ticks({ party, action }: { readonly party: DepartureParty; readonly action: string }) {
  if (party.ticks.length === 0) return null
  return (
    <form
      action={action}
      className="mt-2 flex flex-wrap justify-end gap-2 md:justify-start print:hidden"
      method="post"
    >
      <input name="reference" type="hidden" value={party.reference} />
      <input name="shown" type="hidden" value={party.attendance} />
      {party.ticks.map((tick) => (
        <button
          aria-label={`${TICKS[tick]}: ${party.name}`}
          className="min-h-11 rounded-full border border-slate/70 px-5 text-sm font-medium hover:border-ink hover:bg-ice"
          key={tick}
          name="is"
          type="submit"
          value={tick}
        >
          {TICKS[tick]}
        </button>
      ))}
    </form>
  )
}
