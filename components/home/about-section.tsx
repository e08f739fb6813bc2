import { Slideshow } from '@/components/ui/slideshow'
import { homePage } from '@/content/home'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** Slow, because the pictures accompany a longer text. Rule: slideshow-pace (docs/rules.md) */
const INTERVAL_MS = 5000

export function AboutSection({ language }: { readonly language: Language }) {
  const { heading, lead, paragraphs, pictures } = homePage(language).about
  return (
    <section
      aria-labelledby="about-heading"
      className="bg-fjord on-dark deferred lg:grid lg:grid-cols-2"
      id="about"
      tabIndex={-1}
    >
      <div className="relative aspect-[4/3] overflow-hidden sm:aspect-[3/2] lg:order-last lg:aspect-auto lg:min-h-[48rem] print:hidden">
        <Slideshow
          intervalMs={INTERVAL_MS}
          isOpening={false}
          label={words('home', language)('ourPlace')}
          language={language}
          names={pictures}
          sizes="(min-width: 1024px) 85vw, 133vw"
        />
      </div>
      <div className="px-gutter py-section lg:ml-auto lg:max-w-[calc(620px+var(--spacing-gutter))] lg:self-center lg:pr-20">
        <h2 className="font-display text-title" id="about-heading">
          {heading}
        </h2>
        <p className="mt-6 font-display text-lead">{lead}</p>
        <div className="mt-6 grid max-w-measure gap-5 text-lg leading-relaxed text-mist">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
