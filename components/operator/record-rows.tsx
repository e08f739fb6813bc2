import { Fact, FactList } from '@/components/ui/fact-list'

type RecordRowsProps = { readonly rows: readonly (readonly [label: string, text: string])[] }

/** The facts of a record, a row each. */
export function RecordRows({ rows }: RecordRowsProps) {
  return (
    <div className="mt-8 max-w-xl border-t border-ice pt-2">
      <FactList>
        {rows.map(([label, text]) => (
          <Fact key={label} name={label}>
            {text}
          </Fact>
        ))}
      </FactList>
    </div>
  )
}
