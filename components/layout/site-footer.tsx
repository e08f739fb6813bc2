import { clsx } from 'clsx'
import { type ReactNode } from 'react'
import { footerLinks, linkIn } from '@/components/layout/links'
import { company } from '@/content/company'
import { companyAddress, companyLocation } from '@/lib/words/company-place'
import { arePicturesPaintings } from '@/content/pictures'
import { hasSampleCompanyDetails } from '@/content/samples'
import { tourPages } from '@/content/tours/all-pages'
import { tourWords } from '@/content/tours/tour-words'
import { preventLineBreaks } from '@/content/line-breaks'
import { telUrl } from '@/lib/emails/parts/tel-url'
import { ReviewsLink } from '@/components/reviews/reviews-link'
import { type MenuLink, MenuLinks } from '@/components/layout/menu-links'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/**
 * The footer of every page: links to all pages, and our contact details. It says which content on the site is sample
 * data. Rule: samples (docs/rules.md)
 */
type SiteFooterProps = {
  readonly language: Language
  /** Links to the same page in all languages, as list entries. */
  readonly languages?: ReactNode
}

export function SiteFooter({ language, languages }: SiteFooterProps) {
  const say = words('frame', language)
  const links = footerLinks(language)
  const link = linkIn(language)
  const { brand, legalName, businessId, phone, email, social, copyrightYear, chatUrl } = company
  return (
    <footer className="bg-night pt-section pb-24 on-dark deferred lg:pb-10">
      <div className="page-width grid items-baseline gap-x-8 gap-y-12 wrap-anywhere lg:grid-cols-12">
        <div className="lg:col-span-3">
          <p className="font-display text-title lg:text-3xl xl:text-4xl" translate="no">
            {brand}
          </p>
          <p className="mt-4 max-w-xs text-mist">{say('tagline')}</p>
        </div>
        <nav
          aria-label={say('allPages')}
          className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:col-span-6 lg:pl-4"
          id="links"
        >
          <FooterList heading={say('tours')}>
            <PageLinks
              links={tourPages(language).map(({ tour }) => link(tourWords(tour, language).name, tour.route))}
            />
          </FooterList>
          <FooterList heading={say('plan')} isLong>
            <PageLinks links={links.plan} />
            <ReviewsLink className={LINK} link={links.reviews} />
          </FooterList>
        </nav>
        <div className="grid content-start gap-x-8 gap-y-12 sm:grid-cols-2 lg:col-span-3 lg:grid-cols-1">
          <FooterList heading={say('contact')}>
            <OutsideLink href={telUrl(phone)} isKept>
              {phone}
            </OutsideLink>
            <OutsideLink href={`mailto:${email}`} isKept>
              {email}
            </OutsideLink>
            <PageLinks links={links.contact} />
            <OutsideLink href={chatUrl}>{say('chatWithUs')}</OutsideLink>
            <li className="flex min-h-11 items-center lg:min-h-9">{companyLocation(language)}</li>
          </FooterList>
          <FooterList heading={say('follow')}>
            <OutsideLink href={social.instagram}>Instagram</OutsideLink>
            <OutsideLink href={social.tiktok}>TikTok</OutsideLink>
          </FooterList>
        </div>
        <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t border-mist/25 pt-6 text-sm text-mist lg:col-span-12">
          {languages ? <ul className="flex w-full flex-wrap gap-x-6">{languages}</ul> : null}
          <div className="mr-auto">
            <p translate="no">{`© ${copyrightYear} ${brand}`}</p>
            <p className="mt-1 flex flex-wrap gap-x-4">
              <span translate="no">{legalName}</span>
              <span>{say('businessId', { id: businessId })}</span>
              <span>{companyAddress(language)}</span>
            </p>
            {hasSampleCompanyDetails && <p className="mt-1">{preventLineBreaks(say('companySample'))}</p>}
            {arePicturesPaintings && <p className="mt-1">{say('paintings')}</p>}
          </div>
          <ul className="flex flex-wrap gap-x-8">
            <PageLinks links={links.legal} />
          </ul>
        </div>
      </div>
    </footer>
  )
}

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9'

type FooterListProps = {
  readonly heading: string
  /** Whether the list has many short entries, shown in two columns on phones. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

function FooterList({ heading, isLong = false, children }: FooterListProps) {
  return (
    <div>
      <h2 className="text-sm text-mist">{heading}</h2>
      <ul className={clsx('mt-3', isLong && 'columns-[2_9rem] gap-x-2 sm:columns-1')}>{children}</ul>
    </div>
  )
}

function PageLinks({ links }: { readonly links: readonly MenuLink[] }) {
  return <MenuLinks className={LINK} isList places={links} />
}

type OutsideLinkProps = {
  readonly href: string
  /** Whether the link's text must not be translated. Rule: kept-words (docs/rules.md) */
  readonly isKept?: boolean
  readonly children: ReactNode
}

/** A phone number, an address or an external page, as a list entry. */
function OutsideLink({ href, isKept, children }: OutsideLinkProps) {
  return (
    <li>
      <a className={LINK} href={href} rel="noopener" translate={isKept ? 'no' : undefined}>
        {children}
      </a>
    </li>
  )
}
