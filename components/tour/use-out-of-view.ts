import { useEffect, useState } from 'react'

/** Whether none of the elements matching the selector is visible. True until hydration. */
export function useOutOfView(selector: string): boolean {
  const [isOut, setOut] = useState(true)

  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      setOut(inView.size === 0)
    })
    document.querySelectorAll(selector).forEach((part) => observer.observe(part))
    return () => observer.disconnect()
  }, [selector])

  return isOut
}
