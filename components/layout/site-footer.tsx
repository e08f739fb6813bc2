import Link from 'next/link'
import { type ReactNode } from 'react'

import { company } from '@/content/company'
import { tourPages } from '@/content/tours/all-pages'

const LINK = 'inline-flex min-h-9 items-center underline-offset-4 hover:underline'

/** Under every page. */
export function SiteFooter() {
  const { brand, phone, email, location, social, copyrightYear } = company
  return (
    <footer className="bg-night pt-section pb-10 on-dark">
      <div className="page-width grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="font-display text-title">{brand}</p>
          <p className="mt-4 max-w-xs text-mist">
            Small journeys into the winter around Rovaniemi, on the Arctic Circle.
          </p>
        </div>
        <FooterList className="lg:col-span-3" heading="Tours">
          {tourPages.map(({ tour }) => (
            <li key={tour.id}>
              <Link className={LINK} href={tour.route}>
                {tour.name}
              </Link>
            </li>
          ))}
        </FooterList>
        <FooterList className="lg:col-span-3" heading="Contact">
          <li>
            <a className={LINK} href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          </li>
          <li>
            <a className={LINK} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
          <li className="flex min-h-9 items-center">{location}</li>
        </FooterList>
        <FooterList className="lg:col-span-2" heading="Follow us">
          <li>
            <a className={LINK} href={social.instagram} rel="noopener">
              Instagram
            </a>
          </li>
          <li>
            <a className={LINK} href={social.tiktok} rel="noopener">
              TikTok
            </a>
          </li>
        </FooterList>
        <p className="border-t border-mist/25 pt-6 text-sm text-mist sm:col-span-2 lg:col-span-12">
          © {copyrightYear} {brand}
        </p>
      </div>
    </footer>
  )
}

type FooterListProps = { readonly heading: string; readonly className: string; readonly children: ReactNode }

function FooterList({ heading, className, children }: FooterListProps) {
  return (
    <div className={className}>
      <h2 className="text-sm text-mist">{heading}</h2>
      <ul className="mt-3">{children}</ul>
    </div>
  )
}
