/** Next's tags for the scripts that start a page; scripts without `async` serve another purpose. */
const STARTING = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g

/** Next also preloads one of the scripts. */
const PRELOADED = /<link rel="preload" as="script"[^<>]*\/>/g

/** A hidden page is never painted, and scripts never wait longer than this for a paint or a picture. */
const MAX_WAIT_MS = 3_000

/**
 * Load a page's scripts after its first paint and its main picture. They make the page interactive, and nothing visible
 * waits for them; in the head, they would make a phone fetch 130 kB while it loads the text, styles and picture. See
 * docs/performance.md.
 *
 * Only for pages that the build makes: others are rarely served, or never a first paint on a slow phone.
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
 * In plain JavaScript: a frame callback runs before the paint, and a timer set in it runs after. The first frame may
 * lack the picture, so wait one more frame after decoding.
 */
function loadAfterPaint(urls: readonly (string | undefined)[]): string {
  const load = `let l=()=>{l=()=>{};for(const u of ${JSON.stringify(urls)}){const s=document.createElement("script");s.src=u;s.async=true;document.head.append(s)}}`
  const afterFrame = `const f=g=>requestAnimationFrame(()=>setTimeout(g))`
  const afterPicture = `const p=()=>{const i=document.querySelector("img[fetchpriority=high]");i?i.decode().catch(()=>{}).then(()=>f(()=>l())):l()}`
  return `(()=>{${load};${afterFrame};${afterPicture};document.hidden?l():f(p);setTimeout(()=>l(),${MAX_WAIT_MS})})()`
}
