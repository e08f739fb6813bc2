type InclusionsProps = { readonly included: readonly string[]; readonly notIncluded: readonly string[] }

/** Two honest lists, side by side. */
export function Inclusions({ included, notIncluded }: InclusionsProps) {
  return (
    <div className="grid gap-x-12 gap-y-12 sm:grid-cols-2">
      <List entries={included} glyph="M4 10.5l4 4 8-9" heading="What's included" tone="text-aurora-deep" />
      <List entries={notIncluded} glyph="M5 10h10" heading="What's not included" tone="text-slate" />
    </div>
  )
}

type ListProps = {
  readonly heading: string
  readonly entries: readonly string[]
  readonly glyph: string
  readonly tone: string
}

function List({ heading, entries, glyph, tone }: ListProps) {
  return (
    <section>
      <h2 className="font-display text-lead">{heading}</h2>
      <ul className="mt-4 border-t border-slate/30">
        {entries.map((entry) => (
          <li className="flex gap-3 border-b border-ice py-3 leading-snug" key={entry}>
            <svg
              aria-hidden
              className={`mt-0.5 size-5 shrink-0 ${tone}`}
              fill="none"
              stroke="currentColor"
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeWidth="1.5"
              viewBox="0 0 20 20"
            >
              <path d={glyph} />
            </svg>
            {entry}
          </li>
        ))}
      </ul>
    </section>
  )
}
