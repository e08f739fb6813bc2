import { actionClasses } from '@/components/ui/action-style'
import { TranslatableText } from '@/components/ui/translatable-text'
import { type RecordList, type RecordRow } from '@/lib/contract/office-lists'

type RecordListProps = {
  readonly heading: string
  /** The list's variants: `[query, name]`; the first is the default and has an empty query. */
  readonly views?: readonly (readonly [query: string, name: string])[]
  /** The query of the variant that is shown. */
  readonly view?: string
  readonly path: string
  readonly list: RecordList
  /** What an empty list says. */
  readonly none: string
}

/** A page of the office that is one list, newest first. */
export function RecordListPage({ heading, views = [], view = '', path, list, none }: RecordListProps) {
  return (
    <>
      <h1 className="font-display text-4xl tracking-tight">{heading}</h1>
      {views.length > 0 && (
        <nav aria-label="Lists" className="mt-4 flex flex-wrap gap-x-2 gap-y-1">
          {views.map(([query, name]) => (
            <a
              aria-current={query === view ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-slate/70 px-4 hover:border-ink aria-[current]:border-ink aria-[current]:font-semibold"
              href={query ? `${path}?${query}` : path}
              key={query}
            >
              {name}
            </a>
          ))}
        </nav>
      )}
      <div data-live data-part="list">
        <Records list={list} none={none} path={path} />
      </div>
    </>
  )
}

/** A list's rows, and the way to older ones. */
export function Records({
  list: { rows, nextQuery },
  none,
  path,
  rest = 'Older',
}: Pick<RecordListProps, 'list' | 'none' | 'path'> & {
  /** What the link to the rows that are not shown says. */
  readonly rest?: string
}) {
  if (rows.length === 0) return <p className="mt-6">{none}</p>
  return (
    <>
      <ul className="mt-6">
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
      {nextQuery && (
        <p className="mt-6">
          <a className={actionClasses('quiet')} href={`${path}?${nextQuery}`} rel="next">
            {rest}
          </a>
        </p>
      )}
    </>
  )
}

function Row({ row: { path, title, lines, side } }: { readonly row: RecordRow }) {
  return (
    <li className="relative flex flex-wrap justify-between gap-x-6 border-t border-ice py-3">
      <div className="min-w-0 grow basis-64">
        {path === null ? (
          <p className="font-medium wrap-anywhere">
            <TranslatableText>{title}</TranslatableText>
          </p>
        ) : (
          <a
            className="font-medium wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
            href={path}
          >
            <TranslatableText>{title}</TranslatableText>
          </a>
        )}
        {lines.map((line, index) => (
          <p className="wrap-anywhere text-slate" key={`${index}${line}`}>
            <TranslatableText>{line}</TranslatableText>
          </p>
        ))}
      </div>
      <p className="tabular-nums">{side}</p>
    </li>
  )
}
