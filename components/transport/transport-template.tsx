import { type ReactNode } from 'react'
import { Itinerary } from '@/components/page-sections/itinerary'
import { MarkedList } from '@/components/page-sections/marked-list'
import { EnquiryPanel } from '@/components/page-sections/enquiry-panel'
import { TextWithPanel } from '@/components/page-sections/text-with-panel'
import { WhyThisTour } from '@/components/page-sections/why-this-tour'
import { type NamedText } from '@/content/texts/page-words'
import { type TransportPage } from '@/content/transport/transport-page'
import { HeroFacts } from '@/components/layout/hero-facts'
import { PageHero } from '@/components/layout/page-hero'
import { ActionLink } from '@/components/ui/action-link'
import { BackLink } from '@/components/ui/back-link'
import { HeroPicture } from '@/components/ui/hero-picture'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { words } from '@/lib/words/words'

type TransportTemplateProps = {
  readonly language: Language
  readonly page: TransportPage
  /** The request form, shown next to the service's text if there is space. */
  readonly form: ReactNode
}

/** A transport service's page: picture and facts, then the text with the form next to it. */
export function TransportTemplate({ language, page, form }: TransportTemplateProps) {
  const { about, itinerary, routes, included, request } = page
  return (
    <main id="content" tabIndex={-1}>
      <TransportHero language={language} page={page} />
      <TextWithPanel
        panel={
          <EnquiryPanel heading={request.heading} text={request.text}>
            {form}
          </EnquiryPanel>
        }
      >
        <WhyThisTour {...about} />
        {itinerary && <Itinerary {...itinerary} />}
        {routes.length > 0 && <PopularRoutes language={language} routes={routes} />}
        <MarkedList entries={included} heading={words('tour', language)('included')} mark="tick" />
      </TextWithPanel>
    </main>
  )
}

type PopularRoutesProps = { readonly language: Language; readonly routes: readonly NamedText[] }

function PopularRoutes({ language, routes }: PopularRoutesProps) {
  return (
    <section aria-labelledby="routes-heading">
      <h2 className="font-display text-title" id="routes-heading">
        {words('transport', language)('popularRoutes')}
      </h2>
      <ul className="mt-8 grid gap-x-12 sm:grid-cols-2">
        {routes.map(({ name, text }) => (
          <li className="border-t border-slate/30 pt-5 pb-8" key={name}>
            <h3 className="font-display text-lead">{name}</h3>
            <p className="mt-2 leading-relaxed text-slate">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type TransportHeroProps = { readonly language: Language; readonly page: TransportPage }

/** The first screen of a service: picture, name and four facts. */
function TransportHero({ language, page }: TransportHeroProps) {
  const say = words('transport', language)
  const { transport, summary, picture, reachName, request } = page
  const { duration, maxPassengers, priceCents } = transport
  return (
    <PageHero
      backLink={<BackLink href={addressOf('/', language)}>{words('pages', language)('backToHome')}</BackLink>}
      heading={transport.name}
      isTall
      language={language}
      picture={<HeroPicture language={language} name={picture} />}
      summary={summary}
    >
      <HeroFacts
        facts={[
          [words('tour', language)('duration'), duration],
          [say('capacity'), say('upToPassengers', { count: maxPassengers })],
          [say('price'), priceCents === null ? say('customPrice') : formatEuros(priceCents, language)],
          [reachName, transport.reach],
        ]}
      >
        <p className="max-w-full shrink-0">
          <ActionLink href="#request">{request.action}</ActionLink>
        </p>
      </HeroFacts>
    </PageHero>
  )
}
