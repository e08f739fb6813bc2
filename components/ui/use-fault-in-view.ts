import { useEffect } from 'react'

/** Scroll the error message of the focused field into view. */
export function useFaultInView(id: string, fault: string | undefined): void {
  useEffect(() => {
    const control = document.getElementById(id)
    if (fault && control && control === document.activeElement) bringIntoView(control)
  }, [fault, id])
}

/** Scroll a field and its error message into view. */
export function bringIntoView(control: HTMLElement): void {
  // Instantly: typing would interrupt a smooth scroll and leave the field below the header.
  control.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
