import { loadParts } from '@/lib/browser/office/parts'

/** Show the dates of a form's tour as soon as another one is chosen. What else is filled in stays. */
export function startTourDates(): void {
  document.addEventListener('change', ({ target }) => {
    const dates = document.querySelector('[data-part=tour-dates]')
    if (dates && target instanceof HTMLSelectElement && target.name === 'tour') void show(target.value, dates)
  })
}

async function show(tour: string, dates: Element): Promise<void> {
  try {
    await loadParts(
      `${location.pathname}?${new URLSearchParams({ tour, change: '' })}`,
      (part) => part === dates,
    )
    // The price is now that of no date.
    dates.querySelector('select')?.dispatchEvent(new Event('input', { bubbles: true }))
  } catch {
    const status = document.querySelector('[data-price-here]')
    if (status) status.textContent = 'The dates could not be loaded. Press “Show the dates of the tour”.'
  }
}
