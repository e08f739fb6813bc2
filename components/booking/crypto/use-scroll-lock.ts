import { useLayoutEffect } from 'react'

/** The page behind does not scroll, nor jump where the scroll bar was. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { body, documentElement: root } = document
    const earlier = { overflow: body.style.overflow, paddingRight: body.style.paddingRight }
    const barWidth = window.innerWidth - root.clientWidth
    body.style.overflow = 'hidden'
    if (barWidth > 0) body.style.paddingRight = `${barWidth}px`
    return () => {
      body.style.overflow = earlier.overflow
      body.style.paddingRight = earlier.paddingRight
    }
  }, [])
}
