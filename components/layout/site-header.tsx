import { HeaderFrame } from '@/components/layout/header-frame'
import { PhoneLink } from '@/components/ui/contact-links'
import { headerLinks, menuLinks } from '@/components/layout/links'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { MenuLinks } from '@/components/layout/menu-links'
import { PageLink } from '@/components/ui/page-link'

/** The header of every page: transparent over the picture at the top, dark once the page is scrolled. */
export function SiteHeader({ brand }: { readonly brand: string }) {
  return (
    <HeaderFrame>
      <div className="page-width flex h-18 items-center justify-between max-[18rem]:h-14 lg:h-20">
        <PageLink
          className="inline-flex min-h-11 items-center font-display text-[min(1.5rem,9vw)] tracking-tight"
          href="/"
          translate="no"
        >
          {brand}
        </PageLink>
        <nav aria-label="Main" className="hidden gap-6 md:flex lg:gap-10">
          <MenuLinks
            places={headerLinks}
            className="inline-flex min-h-11 items-center text-sm tracking-[0.08em] underline-offset-8 hover:underline"
          />
        </nav>
        <MobileMenu
          more={
            <>
              <MenuLinks className="mt-4 flex min-h-11 items-center underline-offset-8" places={menuLinks} />
              <p className="mt-6">
                <PhoneLink className="inline-flex min-h-11 items-center underline underline-offset-4" />
              </p>
            </>
          }
        >
          <MenuLinks
            places={headerLinks}
            className="flex min-h-16 items-center border-b border-mist/25 font-display text-[min(var(--text-lead),8.5vw)] underline-offset-8"
          />
        </MobileMenu>
      </div>
    </HeaderFrame>
  )
}
