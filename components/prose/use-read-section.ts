import { useEffect, useState } from 'react'

/** From the bottom of the screen up, what has only just come into view; and all that was read above it counts. */
const READ = '100000% 0px -75% 0px'

/** Which of a page's sections is being read: the last one whose heading has come into the screen's top quarter. */
export function useReadSection(sections: readonly { readonly id: string }[]): string | undefined {
  const [read, setRead] = useState<string>()

  useEffect(() => {
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setRead(sections.findLast(({ id }) => passed.has(id))?.id)
      },
      { rootMargin: READ },
    )
    for (const { id } of sections) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [sections])

  return read
}
