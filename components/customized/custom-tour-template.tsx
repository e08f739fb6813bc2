import { type ReactNode } from 'react'
import { HeroFacts } from '@/components/layout/hero-facts'
import { PageHero } from '@/components/layout/page-hero'
import { Itinerary } from '@/components/page-sections/itinerary'
import { EnquiryPanel } from '@/components/page-sections/enquiry-panel'
import { TextWithPanel } from '@/components/page-sections/text-with-panel'
import { ActionLink } from '@/components/ui/action-link'
import { HeroPicture } from '@/components/ui/hero-picture'
import { customizedTourPage } from '@/content/customized-tour-page'
import { Picture } from '@/components/ui/picture'
import { type Language } from '@/lib/language/language'

type CustomTourTemplateProps = { readonly language: Language; readonly form: ReactNode }

export function CustomTourTemplate({ language, form }: CustomTourTemplateProps) {
  const { name, intro, picture, facts, request, steps } = customizedTourPage(language)
  return (
    <main id="content" tabIndex={-1}>
      <PageHero
        heading={name}
        isTall
        language={language}
        picture={<HeroPicture language={language} name={picture} />}
        summary={intro}
      >
        <HeroFacts facts={facts}>
          <p className="max-w-full shrink-0">
            <ActionLink href="#request">{request.action}</ActionLink>
          </p>
        </HeroFacts>
      </PageHero>
      <Arrangements language={language} />
      <Wishes language={language} />
      <TextWithPanel
        panel={
          <EnquiryPanel heading={request.heading} text={request.text}>
            {form}
            <p className="mt-8 max-w-measure text-sm text-pretty text-slate">{request.company}</p>
          </EnquiryPanel>
        }
      >
        <Itinerary {...steps} />
      </TextWithPanel>
    </main>
  )
}

/** What we can arrange: a heading that stays on the left, and four offers separated by thin rules. */
function Arrangements({ language }: { readonly language: Language }) {
  const { heading, lead, offers } = customizedTourPage(language).arrange
  return (
    <section
      aria-labelledby="arrange-heading"
      className="page-width grid gap-x-8 gap-y-10 py-section lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2 className="font-display text-title" id="arrange-heading">
          {heading}
        </h2>
        <p className="mt-6 max-w-[30ch] font-display text-lead">{lead}</p>
      </div>
      <ul className="border-t border-slate/30 lg:col-span-7">
        {offers.map(({ name, text }) => (
          <li className="border-b border-slate/30 py-7" key={name}>
            <h3 className="text-lg font-semibold">{name}</h3>
            <p className="mt-2 max-w-measure leading-relaxed text-slate">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What guests often request, next to two pictures that reach the edge of the screen. */
function Wishes({ language }: { readonly language: Language }) {
  const { heading, pictures, examples } = customizedTourPage(language).wishes
  return (
    <section aria-labelledby="wishes-heading" className="bg-fjord on-dark lg:page-grid">
      <div className="grid grid-cols-2 gap-1 lg:col-[8/full-end] lg:row-start-1 lg:grid-cols-1 lg:grid-rows-2">
        {pictures.map((name) => (
          <div className="relative aspect-square overflow-hidden lg:aspect-auto" key={name}>
            <Picture
              className="absolute inset-0"
              language={language}
              name={name}
              sizes="(min-width: 1024px) 60vw, 90vw"
            />
          </div>
        ))}
      </div>
      <div className="px-gutter py-section lg:col-[page-start/8] lg:row-start-1 lg:px-0 lg:pr-12 xl:pr-20">
        <h2 className="font-display text-title" id="wishes-heading">
          {heading}
        </h2>
        <ul className="mt-8 border-t border-mist/30">
          {examples.map(({ name, text }) => (
            <li className="border-b border-mist/30 py-6" key={name}>
              <h3 className="font-display text-lead">{name}</h3>
              <p className="mt-1 max-w-measure leading-relaxed text-mist">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
