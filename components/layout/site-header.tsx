import { type ReactNode } from 'react'
import { HeaderFrame } from '@/components/layout/header-frame'
import { PhoneLink } from '@/components/ui/contact-links'
import { headerLinks, menuLinks } from '@/components/layout/links'
import { LanguageMenu } from '@/components/layout/language-menu'
import { MobileMenu } from '@/components/layout/mobile-menu'
import { ActionLink } from '@/components/ui/action-link'
import { MenuLinks } from '@/components/layout/menu-links'
import { PageLink } from '@/components/ui/page-link'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type SiteHeaderProps = {
  readonly brand: string
  readonly language: Language
  /** Links to the same page in all languages, as list entries. */
  readonly languages?: ReactNode
}

/** The header of every page: transparent over the picture at the top, dark once the page is scrolled. */
export function SiteHeader({ brand, language, languages }: SiteHeaderProps) {
  const say = words('frame', language)
  return (
    <HeaderFrame>
      <div className="page-width flex h-18 items-center justify-between max-[18rem]:h-14 lg:h-20">
        <PageLink
          className="inline-flex min-h-11 items-center font-display text-[min(1.5rem,9vw)] tracking-tight"
          href={addressOf('/', language)}
          translate="no"
        >
          {brand}
        </PageLink>
        <nav aria-label={say('main')} className="hidden gap-6 md:flex lg:gap-10">
          <MenuLinks
            places={headerLinks(language)}
            className="inline-flex min-h-11 items-center text-sm tracking-[0.08em] underline-offset-8 hover:underline"
          />
        </nav>
        {languages ? <LanguageMenu language={language}>{languages}</LanguageMenu> : null}
        <MobileMenu
          labels={{
            open: say('openMenu'),
            close: say('closeMenu'),
            menu: say('menu'),
            main: say('main'),
          }}
          more={
            <>
              <div className="mt-6">
                <MenuLinks
                  className="flex min-h-12 items-center text-mist underline-offset-8"
                  places={menuLinks(language)}
                />
              </div>
              <div className="mt-auto flex flex-col pt-2">
                <PhoneLink className="inline-flex min-h-11 items-center underline underline-offset-4" />
                <ActionLink href={addressOf('/#tours', language)}>{say('exploreTours')}</ActionLink>
              </div>
            </>
          }
        >
          <MenuLinks
            places={headerLinks(language)}
            className="flex min-h-13 items-center gap-3 border-b border-mist/25 text-[min(1.0625rem,6.8vw)] tracking-[0.08em]"
          />
        </MobileMenu>
      </div>
    </HeaderFrame>
  )
}
