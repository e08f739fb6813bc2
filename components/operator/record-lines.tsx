import { Sentence } from '@/components/ui/sentence'

/** E-mails or history entries, one per line. */
export function RecordLines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section className="mt-10 border-t border-ice pt-6 print:hidden">
      <h2 className="font-display text-xl">{title}</h2>
      <ul className="mt-3 grid gap-2 text-sm">
        {lines.map((line, index) => (
          <li className="wrap-anywhere" key={`${index}${line}`}>
            <Sentence>{line}</Sentence>
          </li>
        ))}
      </ul>
    </section>
  )
}
