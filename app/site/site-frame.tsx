import '@/app/globals.css'

import { type ReactNode } from 'react'

import { figtree, fraunces } from '@/app/fonts/fonts'
import { RouteFocus } from '@/components/layout/route-focus'
import { ChatButton } from '@/components/layout/chat-button'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { SkipLink } from '@/components/layout/skip-link'
import { LineIcon } from '@/components/ui/line-icon'
import { company } from '@/content/company'
import { WordsProvider } from '@/components/words/words-provider'
import { addressesIn } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { compileAreas, words } from '@/lib/words/words'

/** The document around every page: header, footer, and the chat button. */
export function SiteFrame({
  language,
  languages,
  children,
}: {
  readonly language: Language
  /** Links to the same page in all languages, as list entries. */
  readonly languages?: ReactNode
  readonly children: ReactNode
}) {
  const say = words('frame', language)
  return (
    <html
      className={`${fraunces.variable} ${figtree.variable}`}
      data-scroll-behavior="smooth"
      lang={language}
    >
      <body>
        <SkipLink href="#content">{say('skipToContent')}</SkipLink>
        <SiteHeader brand={company.brand} language={language} languages={languages} />
        <WordsProvider
          addresses={addressesIn(language)}
          areas={compileAreas(['failure'], language)}
          language={language}
        >
          {children}
        </WordsProvider>
        <SiteFooter language={language} languages={languages} />
        <ChatButton labels={{ chat: say('chat'), opens: say('chatOpens') }} url={company.chatUrl}>
          <LineIcon
            grid={20}
            path="M10 3.5c4.1 0 7.2 2.6 7.2 6s-3.1 6-7.2 6c-.9 0-1.8-.1-2.6-.4L3.7 16.5l.9-3.1C3.5 12.3 2.8 11 2.8 9.5c0-3.4 3.1-6 7.2-6z"
          />
        </ChatButton>
        <RouteFocus />
      </body>
    </html>
  )
}
