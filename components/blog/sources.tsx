import { type Source } from '@/content/blog/article'

/** The sources of an article, at its end. */
export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <section aria-labelledby="sources-heading" className="mt-14 max-w-[38rem] border-t border-slate/30 pt-6">
      <h2 className="text-sm text-slate" id="sources-heading">
        Sources and further reading
      </h2>
      <ul className="mt-3 grid gap-2">
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a
              className="wrap-anywhere underline decoration-aurora-deep/55 underline-offset-4 transition-colors hover:text-aurora-deep"
              href={url}
              rel="noopener"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
