import { clsx } from 'clsx'

import { type ReadingText } from '@/content/reading-text'

type ContentsProps = {
  readonly heading: string
  readonly sections: ReadingText['sections']
  readonly isNumbered?: boolean
}

/** The sections of a long text, beside it. */
export function Contents({ heading, sections, isNumbered = false }: ContentsProps) {
  return (
    <nav aria-labelledby="contents-heading">
      <h2 className="text-sm text-slate" id="contents-heading">
        {heading}
      </h2>
      <ol className={clsx('mt-3 border-t border-slate/30', isNumbered && 'list-inside list-decimal')}>
        {sections.map(({ id, heading: name }) => (
          <li className="border-b border-ice py-2.5 leading-snug text-pretty marker:text-slate" key={id}>
            <a className="underline-offset-4 hover:underline" href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
