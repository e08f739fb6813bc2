import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

type ModalProps = {
  readonly labelledBy: string
  /** Whether a request is in progress; the dialog then cannot be closed. */
  readonly isBusy: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The browser's modal dialog, open while it is rendered. It traps the focus and returns it on closing. */
export function Modal({ labelledBy, isBusy, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useScrollLock()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  function handleClick(event: MouseEvent) {
    if (!isBusy && event.target === dialog.current) onClose()
  }

  return (
    <dialog
      aria-labelledby={labelledBy}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg overflow-y-auto overscroll-contain rounded-2xl bg-snow p-0 font-text text-base text-ink backdrop:bg-night/70 motion-safe:transition-[opacity,translate] motion-safe:duration-300 motion-safe:starting:translate-y-2 motion-safe:starting:opacity-0"
      onCancel={(event) => {
        event.preventDefault()
        if (!isBusy) onClose()
      }}
      onClick={handleClick}
      onClose={() => {
        // Some browsers close a dialog without a cancel event; if it is busy, open it again.
        if (dialog.current?.open) return
        if (isBusy) dialog.current?.showModal()
        else onClose()
      }}
      ref={dialog}
    >
      <div aria-busy={isBusy} className="p-[min(1.5rem,7.5vw)] sm:p-8">
        {children}
      </div>
    </dialog>
  )
}

/** Keeps the page behind from scrolling, and from shifting when its scroll bar disappears. */
function useScrollLock(): void {
  useLayoutEffect(() => {
    const { body, documentElement: root } = document
    const earlier = { overflow: body.style.overflow, paddingRight: body.style.paddingRight }
    const barWidth = window.innerWidth - root.clientWidth
    body.style.overflow = 'hidden'
    if (barWidth > 0) body.style.paddingRight = `${barWidth}px`
    return () => {
      body.style.overflow = earlier.overflow
      body.style.paddingRight = earlier.paddingRight
    }
  }, [])
}
