/** As Next writes the scripts that start a page; those without `async` have another reason to be there. */
const STARTING = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g

/** It asks for one of them earlier still. */
const PRELOADED = /<link rel="preload" as="script"[^<>]*\/>/g

/** A page out of sight is not painted, and its scripts wait for no paint, and for no picture, longer than that. */
const LONGEST_MS = 3_000

/**
 * Let a page's scripts come after its first paint, and after the picture that it opens with. They make it answer, and
 * nothing that is seen waits for them; in its head, a phone fetches 130 kB of them in the time of its words, styles and
 * picture. See docs/performance.md.
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

/**
 * In plain JavaScript: a callback of the frame runs before it is painted, and a timer of its own after. The frame that
 * comes first may lack the picture, so a decoded one has a frame more.
 */
function loadAfterPaint(urls: readonly (string | undefined)[]): string {
  const load = `let l=()=>{l=()=>{};for(const u of ${JSON.stringify(urls)}){const s=document.createElement("script");s.src=u;s.async=true;document.head.append(s)}}`
  const afterFrame = `const f=g=>requestAnimationFrame(()=>setTimeout(g))`
  const afterPicture = `const p=()=>{const i=document.querySelector("img[fetchpriority=high]");i?i.decode().catch(()=>{}).then(()=>f(()=>l())):l()}`
  return `(()=>{${load};${afterFrame};${afterPicture};document.hidden?l():f(p);setTimeout(()=>l(),${LONGEST_MS})})()`
}
