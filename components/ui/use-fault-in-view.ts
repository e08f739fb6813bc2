import { useEffect } from 'react'

/** What is said below the field that has the focus comes into view as well. */
export function useFaultInView(id: string, fault: string | undefined): void {
  useEffect(() => {
    const control = document.getElementById(id)
    if (!fault || control !== document.activeElement) return
    // At once: typing would end a smooth way below the header.
    control?.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [fault, id])
}
