/** Matches Next's `<script>` tags that start a page, the only ones with `async`. */
const START_SCRIPTS = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g

/** Matches the preload of a script, which Next adds for one of them. */
const SCRIPT_PRELOADS = /<link rel="preload" as="script"[^<>]*\/>/g

/**
 * The scripts start after this time at the latest, even without a paint or a picture. A hidden page is never painted.
 */
const MAX_WAIT_MS = 3_000

/**
 * Load a page's scripts after its first paint and its main picture. The scripts make the page interactive, but nothing
 * visible needs them; in the head, they would make a phone fetch 130 kB while it loads the text, styles and picture.
 * See docs/performance.md.
 *
 * Used only for pages rendered at build time: others are rarely visited, or are never the first page that a slow phone
 * loads.
 */
export function deferScripts(html: string): string {
  const urls = [...html.matchAll(START_SCRIPTS)].map(([, url]) => url)
  if (urls.length === 0) return html
  const [first = ''] = html.match(START_SCRIPTS) ?? []
  return html
    .replaceAll(SCRIPT_PRELOADS, '')
    .replace(first, () => `<script data-after-paint>${loadAfterPaint(urls)}</script>`)
    .replaceAll(START_SCRIPTS, '')
}

/**
 * Write the loading script in plain JavaScript. A frame callback runs before the paint, so a timer set in it runs after
 * the paint. The first frame may lack the picture, so the script waits for one more frame after decoding it.
 */
function loadAfterPaint(urls: readonly (string | undefined)[]): string {
  const load = `let l=()=>{l=()=>{};for(const u of ${JSON.stringify(urls)}){const s=document.createElement("script");s.src=u;s.async=true;document.head.append(s)}}`
  const afterFrame = `const f=g=>requestAnimationFrame(()=>setTimeout(g))`
  const afterPicture = `const p=()=>{const i=document.querySelector("img[fetchpriority=high]");i?i.decode().catch(()=>{}).then(()=>f(()=>l())):l()}`
  return `(()=>{${load};${afterFrame};${afterPicture};document.hidden?l():f(p);setTimeout(()=>l(),${MAX_WAIT_MS})})()`
}
