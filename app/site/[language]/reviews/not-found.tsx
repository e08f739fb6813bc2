import { language } from 'next/root-params'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { parseLanguage } from '@/lib/language/language'

/** Under a server other than ours, shown while there are no reviews. */
export default async function NoReviews() {
  return <NotFoundMessage language={parseLanguage((await language()) ?? '')} />
}
