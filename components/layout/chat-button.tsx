'use client'

import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { openChat } from '@/components/layout/open-chat'
import { useInTheWay } from '@/components/layout/use-in-the-way'
import { Glyph } from '@/components/ui/glyph'

/** Specification section 9, "chat button disabled 1 s". */
const REST_MS = 1000

/** At the bottom right of every page, but never on top of what a form needs. */
export function ChatButton({ url }: { readonly url: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const isInTheWay = useInTheWay(button)
  const [isResting, setResting] = useState(false)

  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => {
      flushSync(() => setResting(false))
      // A disabled button has lost the focus; give it back unless the visitor went elsewhere.
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [isResting])

  return (
    <aside aria-label="Chat">
      <button
        aria-label="Chat with us, opens in a new tab"
        className={clsx(
          'fixed chat-corner z-30 grid cursor-pointer place-items-center rounded-full bg-night on-dark ring-1 ring-mist/60 noscript:hidden',
          'transition-[background-color,opacity,visibility] duration-200 hover:bg-fjord disabled:cursor-default',
          isInTheWay && 'invisible opacity-0',
        )}
        disabled={isResting}
        onClick={() => {
          setResting(true)
          openChat(url)
        }}
        ref={button}
        type="button"
      >
        <Glyph
          grid={20}
          path="M10 3.5c4.1 0 7.2 2.6 7.2 6s-3.1 6-7.2 6c-.9 0-1.8-.1-2.6-.4L3.7 16.5l.9-3.1C3.5 12.3 2.8 11 2.8 9.5c0-3.4 3.1-6 7.2-6z"
        />
      </button>
    </aside>
  )
}
