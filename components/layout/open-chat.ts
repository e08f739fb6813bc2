import { navigateAway } from '@/lib/browser/navigate-away'

/** Open the chat in a new tab, or in this one where the browser blocks new ones. */
export function openChat(url: string): void {
  // Asked for 'noopener', a browser answers null for a tab that it did open; so the tie is cut here instead.
  const tab = window.open(url, '_blank')
  if (tab) tab.opener = null
  else navigateAway(url)
}
