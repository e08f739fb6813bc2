import { Fact, FactList } from '@/components/ui/fact-list'
import { Sentence } from '@/components/ui/sentence'

type RecordRowsProps = { readonly rows: readonly (readonly [label: string, text: string])[] }

/** The facts of a record, one per row. */
export function RecordRows({ rows }: RecordRowsProps) {
  return (
    <div className="mt-8 max-w-xl border-t border-ice pt-2">
      <FactList>
        {rows.map(([label, text]) => (
          <Fact key={label} name={label}>
            <Sentence>{text}</Sentence>
          </Fact>
        ))}
      </FactList>
    </div>
  )
}
