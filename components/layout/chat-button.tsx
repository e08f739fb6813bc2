'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useIsCoveringContent } from '@/components/layout/use-is-covering-content'
import { restoreFocus } from '@/components/ui/restore-focus'
import { navigateAway } from '@/lib/browser/navigate-away'

/** How long the button stays disabled after a press. Rule: chat-pause (docs/rules.md) */
const REST_MS = 1000

type ChatButtonProps = {
  readonly url: string
  /** The name of the landmark, and of its button. */
  readonly labels: { readonly chat: string; readonly opens: string }
  readonly children: ReactNode
}

const LOOK =
  'fixed chat-corner z-30 grid cursor-pointer place-items-center rounded-full bg-night on-dark ring-1 ring-mist/60 noscript:hidden transition-[background-color,opacity,visibility] duration-200 hover:bg-fjord disabled:cursor-default'

/** The chat button at the bottom right of every page, hidden while it would cover text or a control. */
export function ChatButton({ url, labels, children }: ChatButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isOverlapping = useIsCoveringContent(button)
  const [isResting, setResting] = useState(false)

  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => {
      flushSync(() => setResting(false))
      restoreFocus(button.current)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [isResting])

  return (
    <aside aria-label={labels.chat}>
      <button
        aria-label={labels.opens}
        className={isOverlapping ? `${LOOK} invisible opacity-0` : LOOK}
        disabled={isResting}
        onClick={() => {
          setResting(true)
          openChat(url)
        }}
        ref={button}
        type="button"
      >
        {children}
      </button>
    </aside>
  )
}

/** Open the chat in a new tab, or in this one if the browser blocks new ones. */
function openChat(url: string): void {
  // With 'noopener' window.open returns null even on success, so the opener is cleared here instead.
  const tab = window.open(url, '_blank')
  if (tab) tab.opener = null
  else navigateAway(url)
}
