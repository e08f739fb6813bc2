import { type Metadata } from 'next'
import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { privateMetadata } from '@/app/site/private-metadata'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { siteLanguages } from '@/lib/env'
import { words } from '@/lib/words/words'

/** English has app/global-not-found.tsx. */
export function generateStaticParams() {
  return siteLanguages().flatMap((language) => (language === 'en' ? [] : { language }))
}

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const say = words('missing', await pageLanguage(props))
  return privateMetadata(say('title'), say('description'))
}

/** Shown at unknown addresses of a language, with the status that lib/server/build/set-missing-status.ts gives it. */
export default async function MissingPage(props: LanguageProps) {
  return <NotFoundMessage language={await pageLanguage(props)} />
}
