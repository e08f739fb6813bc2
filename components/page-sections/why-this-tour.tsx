import { type Why as WhyText } from '@/content/page-sections'
import { preventLineBreaks } from '@/content/line-breaks'

/** Why to choose this tour: an introduction, then the reasons. */
export function WhyThisTour({ heading, lead, paragraphs }: WhyText) {
  return (
    <section aria-labelledby="why-heading">
      <h2 className="font-display text-title" id="why-heading">
        {heading}
      </h2>
      <p className="mt-6 font-display text-lead">{lead}</p>
      <div className="mt-6 grid max-w-measure gap-5 text-lg leading-relaxed text-slate">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{preventLineBreaks(paragraph)}</p>
        ))}
      </div>
    </section>
  )
}
