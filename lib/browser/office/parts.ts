import { navigateAway } from '@/lib/browser/navigate-away'

/*
 * A page's parts are the elements with `data-part`, which has their name. They are replaced by those of a newer answer.
 */

/** Sent on the document when parts have been replaced. */
export const PARTS_REPLACED = 'parts-replaced'

/** An answer that takes longer has been lost, as in a tunnel. */
const ANSWER_MS = 20_000

let newest: AbortController | null = null

/** Whether an answer is on its way. */
export function isLoading(): boolean {
  return newest !== null
}

/** End the call whose answer is on its way: what it would show is no longer wanted. */
export function endLoading(): void {
  newest?.abort()
  newest = null
}

/**
 * Fetch a page of the office and show its parts in place of this page's. A newer call ends an earlier one, so the newest
 * answer wins. If the session has ended, the browser goes to the page that signs in.
 *
 * @param url        path and query
 * @param mayReplace  whether a part of this page may be replaced now
 * @returns          the new page; null if a newer call has ended this one
 *
 * Throws if there was no answer, or a refusal.
 */
export async function loadParts(
  url: string,
  mayReplace: (part: Element) => boolean,
): Promise<Document | null> {
  newest?.abort()
  const own = new AbortController()
  newest = own
  const timeout = setTimeout(() => own.abort(), ANSWER_MS)
  try {
    const answer = await fetch(url, { signal: own.signal })
    const html = await answer.text()
    if (newest !== own) return null
    if (answer.redirected) navigateAway(url)
    if (!answer.ok || answer.redirected) throw new Error(`${url} was answered with ${answer.status}`)
    const page = new DOMParser().parseFromString(html, 'text/html')
    replaceParts(page, mayReplace)
    return page
  } catch (error) {
    if (newest !== own) return null
    throw error
  } finally {
    clearTimeout(timeout)
    if (newest === own) newest = null
  }
}

function replaceParts(page: Document, mayReplace: (part: Element) => boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const newer = page.querySelector(`[data-part="${part.dataset.part}"]`)
    if (!newer || !mayReplace(part) || part.innerHTML === newer.innerHTML) continue
    // A screen reader reads out the words of a status when they change, but not a new status.
    if (part.getAttribute('role') === 'status') part.textContent = newer.textContent
    else part.replaceChildren(...newer.childNodes)
  }
  document.dispatchEvent(new Event(PARTS_REPLACED))
}
