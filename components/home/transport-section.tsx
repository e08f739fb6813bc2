import { LinkArrow } from '@/components/ui/link-arrow'
import { PageLink } from '@/components/ui/page-link'

import { HeroLayout, HERO_SIZES } from '@/components/ui/hero-layout'
import { Picture } from '@/components/ui/picture'
import { Scrims } from '@/components/ui/scrims'
import { homePage } from '@/content/home'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'

/** A wide picture from edge to edge that links to the transport page. */
export function TransportSection({ language }: { readonly language: Language }) {
  const { heading, title, description, picture, route, count } = homePage(language).transport
  return (
    <section
      aria-labelledby="transportation-heading"
      className="group relative flex flex-col opening-ground deferred lg:min-h-[max(44rem,45vw)]"
      id="transportation"
      tabIndex={-1}
    >
      <HeroLayout
        picture={
          <>
            <Picture className="absolute inset-0" isDecoration name={picture} sizes={HERO_SIZES} />
            <Scrims isInside names={[picture]} />
            {/* The scrim over the trees is not needed for contrast; it calms the picture behind the text. */}
            <div className="absolute inset-0 z-10 hidden [background:linear-gradient(to_right,rgb(var(--scrim)/0.75),rgb(var(--scrim)/0)_60%)] lg:block print:hidden" />
          </>
        }
      >
        <div className="max-lg:pt-16 lg:pb-14">
          <h2 className="font-display text-title" id="transportation-heading">
            {heading}
          </h2>
          <h3 className="mt-8 font-display text-lead">
            <PageLink className="after:absolute after:inset-0" href={addressOf(route, language)}>
              <span>{title}</span> <LinkArrow className="text-(--accent)" />
            </PageLink>
          </h3>
          <p className="mt-2 max-w-[44ch] text-lg">{description}</p>
          <p className="mt-5 max-w-md border-t border-(--quiet)/40 pt-3">{count}</p>
        </div>
      </HeroLayout>
    </section>
  )
}
