import { clsx } from 'clsx'
import { type ReactNode } from 'react'
import { type Route } from 'next'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'
import { ActionLink } from '@/components/ui/action-link'

type OfferCardProps = {
  readonly language: Language
  readonly name: string
  readonly description: string
  readonly badge?: string
  /** A picture or a slideshow that fills its half of the card. */
  readonly picture: ReactNode
  /** The side of the card that the picture is on, if the screen is wide enough. */
  readonly side: 'left' | 'right'
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly features: readonly string[]
  readonly price: string
  readonly priceNote?: string
  /** The address of the page with the details. */
  readonly href: Route
}

/** A tall picture that reaches the edge of the screen, and a narrow column of text next to it. */
export function OfferCard(props: OfferCardProps) {
  const { language, name, description, badge, picture, side, facts, features, price, priceNote, href } = props
  return (
    <li className="lg:page-grid">
      <OfferPicture badge={badge} side={side}>
        {picture}
      </OfferPicture>
      <div
        className={clsx(
          'px-gutter pt-8 lg:row-start-1 lg:self-center lg:px-0 lg:py-10',
          side === 'left'
            ? 'lg:col-[9/page-end] lg:pl-12 xl:pl-20'
            : 'lg:col-[page-start/7] lg:pr-12 xl:pr-20',
        )}
      >
        <h2 className="font-display text-title">{name}</h2>
        <p className="mt-5 max-w-measure text-lg leading-relaxed text-slate">{description}</p>
        <OfferFacts facts={facts} />
        <FeatureTags features={features} label={words('tour', language)('features')} />
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-5">
          <p>
            <span className="font-display text-2xl tracking-tight tabular-nums sm:text-3xl">{price}</span>
            {priceNote && <span className="block text-sm text-slate">{priceNote}</span>}
          </p>
          <ActionLink href={href}>
            <span>
              {words('tour', language).rich('seeDetails', {
                name,
                hidden: (text) => <span className="sr-only">{text}</span>,
              })}
            </span>
          </ActionLink>
        </div>
      </div>
    </li>
  )
}

type OfferFactsProps = { readonly facts: readonly (readonly [name: string, value: string])[] }

function OfferFacts({ facts }: OfferFactsProps) {
  return (
    <dl className="mt-8 border-t border-slate/30">
      {facts.map(([name, value]) => (
        <div
          // The fact's value wraps below its name if both are too wide for one line.
          className="flex flex-wrap gap-x-4 border-b border-ice py-3"
          key={name}
        >
          <dt className="w-28 max-w-full text-slate">{name}</dt>
          <dd className="max-w-full min-w-0 flex-[1_1_8rem] tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type FeatureTagsProps = { readonly label: string; readonly features: readonly string[] }

function FeatureTags({ label, features }: FeatureTagsProps) {
  return (
    <ul aria-label={label} className="mt-5 flex flex-wrap gap-2">
      {features.map((feature) => (
        <li className="rounded-full bg-ice px-3.5 py-1.5 text-sm" key={feature}>
          {feature}
        </li>
      ))}
    </ul>
  )
}

type OfferPictureProps = {
  readonly side: 'left' | 'right'
  readonly badge: string | undefined
  readonly children: ReactNode
}

function OfferPicture({ side, badge, children }: OfferPictureProps) {
  return (
    <div
      className={clsx(
        'relative aspect-[4/3] overflow-hidden lg:row-start-1 lg:aspect-auto lg:min-h-[44rem]',
        side === 'left' ? 'lg:col-[full-start/9]' : 'lg:col-[7/full-end]',
      )}
    >
      {children}
      {badge && (
        <p
          className={clsx(
            'absolute top-5 left-gutter z-20 rounded-full bg-snow px-4 py-1.5 text-sm font-medium text-ink lg:top-8',
            side === 'right' && 'lg:left-8',
          )}
        >
          {badge}
        </p>
      )}
    </div>
  )
}
