import { type RenderedMarkdown } from '@/content/rendered-markdown'

type ContentsProps = {
  readonly heading: string
  readonly sections: RenderedMarkdown['sections']
  readonly isNumbered?: boolean
}

/** The table of contents of a long text. `useMarkCurrentSection` marks the section being read. */
export function TableOfContents({ heading, sections, isNumbered = false }: ContentsProps) {
  return (
    <nav aria-labelledby="contents-heading" data-contents>
      <h2 className="text-sm text-slate" id="contents-heading">
        {heading}
      </h2>
      <ol className="mt-3 border-t border-slate/30">
        {sections.map(({ id, heading: name }, index) => (
          <li className="border-b border-ice" key={id}>
            <a className="flex py-2.5 leading-snug underline-offset-4 hover:underline" href={`#${id}`}>
              {isNumbered && <span className="w-8 shrink-0 text-slate tabular-nums">{`${index + 1}.`}</span>}
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
