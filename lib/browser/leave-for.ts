/** Go to another site in this tab. */
export function leaveFor(url: string): void {
  window.location.assign(url)
}
