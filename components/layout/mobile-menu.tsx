'use client'

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'

type MobileMenuProps = {
  readonly labels: {
    readonly open: string
    readonly close: string
    readonly menu: string
    readonly main: string
  }
  readonly children: ReactNode
  /** Further links, below those of the header. */
  readonly more: ReactNode
}

/** The header's links behind a menu button. Escape, moving the focus out, or following a link closes it. */
export function MobileMenu({ labels, children, more }: MobileMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    toggle.current?.focus()
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) setOpen(false)
  }

  return (
    <div className="md:hidden" onBlur={handleBlur} onKeyDown={handleKeyDown}>
      <button
        aria-controls="mobile-menu"
        aria-expanded={isOpen}
        aria-label={isOpen ? labels.close : labels.open}
        className="-mr-3 grid size-12 cursor-pointer place-items-center forced-colors:bg-[Canvas] noscript:hidden"
        onClick={() => setOpen(!isOpen)}
        ref={toggle}
        type="button"
      >
        <svg
          aria-hidden
          className="size-6"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeWidth="1.5"
          viewBox="0 0 24 24"
        >
          <path d={isOpen ? 'M5.5 5.5l13 13M18.5 5.5l-13 13' : 'M3 8.5h18M3 15.5h18'} />
        </svg>
      </button>
      {/* Without scripts the same links are in the footer. */}
      <a className="hidden min-h-12 items-center noscript:inline-flex" href="#links">
        {labels.menu}
      </a>
      <div
        className="absolute inset-x-0 top-full flex h-[calc(100dvh-100%)] flex-col overflow-y-auto overscroll-contain border-t border-mist/25 bg-night px-gutter pt-2 pb-5"
        hidden={!isOpen}
        id="mobile-menu"
        onClick={handleClick}
      >
        <nav aria-label={labels.main}>{children}</nav>
        {more}
      </div>
    </div>
  )
}
