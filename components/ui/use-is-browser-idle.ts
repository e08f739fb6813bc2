import { useEffect, useState } from 'react'

/** Whether the page has loaded and the browser has been idle since. */
export function useIsBrowserIdle(): boolean {
  const [isQuiet, setQuiet] = useState(false)

  useEffect(() => {
    let cancel = () => {}
    const wait = () => (cancel = whenIdle(() => setQuiet(true)))
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      window.removeEventListener('load', wait)
      cancel()
    }
  }, [])

  return isQuiet
}

/** Safari has no idle callback; a second after the load event is close enough. */
function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(then)
  return () => cancelIdleCallback(request)
}
