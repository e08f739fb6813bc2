'use client'

import { useState } from 'react'

/**
 * Copies a URL that is too long to be shown whole; without scripts, it is selected by hand. In the office, which has no
 * React in the browser, lib/browser/office/copy-buttons.ts does it.
 */
export function CopyLinkButton({ url }: { readonly url: string }) {
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }

  return (
    <button
      aria-live="polite"
      className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 noscript:hidden"
      data-copy={url}
      onClick={() => void copy().catch(() => setCopied(false))}
      type="button"
    >
      {isCopied ? 'Copied' : 'Copy the link'}
    </button>
  )
}
