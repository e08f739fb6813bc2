/** As Next writes the scripts that start a page; those without `async` have another reason to be there. */
const STARTING = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g

/** It asks for one of them earlier still. */
const PRELOADED = /<link rel="preload" as="script"[^<>]*\/>/g

/** A page out of sight is not painted, and its scripts wait for no paint longer than that. */
const LONGEST_MS = 3_000

/**
 * Let a page's scripts come after its first paint. They make it answer, and nothing that is seen waits for them; in its
 * head, a phone fetches 130 kB of them in the time of its words, styles and picture. See docs/performance.md.
 *
 * A page that is built alone: nothing else is served often, or painted first on a slow phone.
 */
export function deferScripts(html: string): string {
  const urls = [...html.matchAll(STARTING)].map(([, url]) => url)
  if (urls.length === 0) return html
  const [first = ''] = html.match(STARTING) ?? []
  return html
    .replaceAll(PRELOADED, '')
    .replace(first, () => `<script data-after-paint>${loadAfterPaint(urls)}</script>`)
    .replaceAll(STARTING, '')
}

/** In plain JavaScript: a callback of the frame runs before it is painted, and a timer of its own after. */
function loadAfterPaint(urls: readonly (string | undefined)[]): string {
  return `(()=>{let l=()=>{l=()=>{};for(const u of ${JSON.stringify(urls)}){const s=document.createElement("script");s.src=u;s.async=true;document.head.append(s)}};document.hidden?l():requestAnimationFrame(()=>setTimeout(()=>l()));setTimeout(()=>l(),${LONGEST_MS})})()`
}
