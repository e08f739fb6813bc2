import { useEffect } from 'react'

/** What is in the top quarter of the screen counts, and all that was read above it. */
const READ = '100000% 0px -75% 0px'

/**
 * Marks in a page's list of contents which section is being read: the last one whose heading has come up. The list is
 * plain, so that a long text costs no script of its own.
 */
export function useReadingMark(pathname: string): void {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
    if (links.length === 0) return
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          passed[isIntersecting ? 'add' : 'delete'](`#${target.id}`)
        const read = links.findLast(({ hash }) => passed.has(hash))
        for (const link of links) link.ariaCurrent = link === read ? 'location' : null
      },
      { rootMargin: READ },
    )
    for (const { hash } of links) {
      const heading = document.getElementById(hash.slice(1))
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [pathname])
}
