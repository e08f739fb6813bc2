import { useEffect } from 'react'

/** What is said below the field that has the focus comes into view as well. */
export function useFaultInView(id: string, fault: string | undefined): void {
  useEffect(() => {
    const control = document.getElementById(id)
    if (fault && control && control === document.activeElement) bringIntoView(control)
  }, [fault, id])
}

/** A field with what is said of it. */
export function bringIntoView(control: HTMLElement): void {
  // At once: typing would end a smooth way below the header.
  control.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
