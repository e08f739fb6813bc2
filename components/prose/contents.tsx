'use client'

import { useReadSection } from '@/components/prose/use-read-section'
import { type RenderedText } from '@/content/rendered-text'

type ContentsProps = {
  readonly heading: string
  readonly sections: RenderedText['sections']
  readonly isNumbered?: boolean
}

/** The sections of a long text, beside it; the one that is being read says so. */
export function Contents({ heading, sections, isNumbered = false }: ContentsProps) {
  const read = useReadSection(sections)
  return (
    <nav aria-labelledby="contents-heading">
      <h2 className="text-sm text-slate" id="contents-heading">
        {heading}
      </h2>
      <ol className="mt-3 border-t border-slate/30">
        {sections.map(({ id, heading: name }, index) => (
          <li className="border-b border-ice" key={id}>
            <a
              aria-current={id === read ? 'location' : undefined}
              className="flex py-2.5 leading-snug underline-offset-4 hover:underline"
              href={`#${id}`}
            >
              {isNumbered && <span className="w-8 shrink-0 text-slate tabular-nums">{index + 1}.</span>}
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
