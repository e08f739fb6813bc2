import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage, useWords } from '@/components/words/use-words'
import { parseTourWish } from '@/lib/contract/tour-wish'
import { tourWishText } from '@/lib/words/party/tour-wish-text'

export type PrefillWishProps = {
  /** The tours that a link to this form may name. */
  readonly tours: readonly { readonly route: string; readonly name: string }[]
}

/**
 * Starts a form's text with the tour, date and party in the URL, unless the visitor has already typed something. Runs
 * in the browser only, so that the page stays static. Rule: carried-wish (docs/rules.md)
 *
 * @param field  name of the text field, in the same form
 */
export function PrefillWish({ tours, field }: PrefillWishProps & { readonly field: string }) {
  const say = useWords('party')
  const language = useLanguage()
  const place = useRef<HTMLSpanElement>(null)
  const describe = useEffectEvent(() =>
    tourWishText(say, parseTourWish(new URLSearchParams(window.location.search)), tours, language),
  )
  useEffect(() => {
    const text = place.current?.closest('form')?.elements.namedItem(field)
    const wish = describe()
    if (wish && text instanceof HTMLTextAreaElement && text.value === '') text.value = `${wish}\n`
  }, [field])
  return <span hidden ref={place} />
}
