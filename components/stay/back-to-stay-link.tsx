import { useState } from 'react'

import { PageLink } from '@/components/ui/page-link'
import { useAddress, useWords } from '@/components/words/use-words'
import { findLastStayUrl } from '@/lib/browser/stay-position'

/** A link back to the 'Your stay' page that the guest came from in this tab. Rule: stay-place (docs/rules.md) */
export function BackToStayLink() {
  const say = useWords('stayLink')
  const address = useAddress()
  const [stay] = useState(findLastStayUrl)
  return stay ? (
    <p className="mt-4">
      <PageLink className="inline-block py-2 underline underline-offset-4" href={address(stay)}>
        {say('back')}
      </PageLink>
    </p>
  ) : null
}
