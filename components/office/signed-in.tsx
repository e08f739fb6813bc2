import { actionClasses } from '@/components/ui/action-style'

/** What a person who is signed in sees at the sign-in page. */
export function SignedIn({ name }: { readonly name: string }) {
  return (
    <div className="max-w-xl">
      <h1 className="font-display text-4xl tracking-tight sm:text-5xl">The office</h1>
      <p className="mt-6 text-lg text-pretty">{`You are signed in as ${name}.`}</p>
      <form action="/office/sign-out" className="mt-8" method="post">
        <button className={actionClasses('quiet')} type="submit">
          Sign out
        </button>
      </form>
    </div>
  )
}
