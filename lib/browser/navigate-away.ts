export function navigateAway(url: string): void {
  window.location.assign(url)
}
