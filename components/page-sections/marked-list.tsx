import { clsx } from 'clsx'

import { LineIcon } from '@/components/ui/line-icon'

type MarkedListProps = {
  readonly heading: string
  readonly entries: readonly string[]
  readonly mark: 'tick' | 'dash'
}

/** A list with a mark before each entry, separated by thin rules. */
export function MarkedList({ heading, entries, mark }: MarkedListProps) {
  return (
    <section>
      <h2 className="font-display text-lead">{heading}</h2>
      <ul className="mt-4 border-t border-slate/30">
        {entries.map((entry) => (
          <li className="flex gap-3 border-b border-ice py-3 leading-snug" key={entry}>
            <span className={clsx('mt-0.5 shrink-0', mark === 'tick' ? 'text-aurora-deep' : 'text-slate')}>
              <LineIcon grid={20} path={mark === 'tick' ? 'M4 10.5l4 4 8-9' : 'M5 10h10'} />
            </span>
            <span>{entry}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
