export function SkipLink() {
  return (
    <a
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-night px-6 py-3 on-dark focus:translate-y-0 print:hidden"
      href="#content"
    >
      Skip to content
    </a>
  )
}
