/** The result of a form. */
export function DoneMessage({ done }: { readonly done: string | null }) {
  if (!done) return null
  return (
    <p className="mt-6 rounded-lg bg-ice px-5 py-4 text-pretty" role="status">
      {done}
    </p>
  )
}
