/** Shown instead of a preview, with the reason why there is nothing to confirm. */
export function NoPreviewNote({ children }: { readonly children: string }) {
  return (
    <p
      className="mt-8 scroll-mt-28 border-l-4 border-ember pl-5 text-lg text-pretty"
      id="what-changes"
      role="status"
    >
      {children}
    </p>
  )
}
