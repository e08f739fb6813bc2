/** Open another site in this tab. */
export function navigateAway(url: string): void {
  window.location.assign(url)
}
