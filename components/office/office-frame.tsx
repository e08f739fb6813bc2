import { type ReactNode } from 'react'
import { company } from '@/content/company'
import { OFFICE_PAGES, type OfficePath } from '@/lib/contract/office-pages'

type OfficeFrameProps = {
  /** The page in the navigation that is shown, or that what is shown belongs to. */
  readonly current: OfficePath
  /** Who is signed in. */
  readonly person: string
  readonly children: ReactNode
}

/** What every page of the office shares: its navigation, at the thumb on phones, the search, and who is signed in. */
export function OfficeFrame({ current, person, children }: OfficeFrameProps) {
  return (
    <>
      <header className="office-bar sticky top-0 z-20 print:hidden">
        <div className="page-width flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 py-2">
          <p className="font-display text-xl">
            <a className="inline-flex min-h-11 items-center" href="/office/today">
              <span translate="no">{company.brand}</span>
            </a>
          </p>
          <nav aria-label="Office" className="order-last w-full md:order-none md:w-auto">
            <ul className="office-bar fixed inset-x-0 bottom-0 z-20 flex justify-around pb-[env(safe-area-inset-bottom)] md:static md:gap-6">
              {OFFICE_PAGES.map(({ path, name }) => (
                <li className="grow md:grow-0" key={path}>
                  <a
                    aria-current={path === current ? 'page' : undefined}
                    className="flex min-h-14 items-center justify-center px-2 underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-2 md:min-h-11 md:px-0"
                    href={path}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <search className="min-w-0 grow md:max-w-72">
            <form action="/office/bookings" className="flex">
              <label className="sr-only" htmlFor="office-search">
                Find a booking
              </label>
              <input
                autoComplete="off"
                className="h-11 w-full min-w-0 rounded-full border border-current/40 bg-transparent px-4 text-base placeholder:text-current/70"
                id="office-search"
                maxLength={100}
                name="q"
                placeholder="Name, reference, phone"
                type="search"
              />
            </form>
          </search>
          <details className="relative ml-auto">
            <summary className="flex min-h-11 max-w-40 cursor-pointer items-center">
              <span className="truncate">{person}</span>
            </summary>
            <form
              action="/office/sign-out"
              className="office-card absolute right-0 z-30 mt-1 p-2 text-ink"
              method="post"
            >
              <button
                className="min-h-11 cursor-pointer px-4 whitespace-nowrap underline-offset-4 hover:underline"
                type="submit"
              >
                Sign out
              </button>
            </form>
          </details>
        </div>
      </header>
      <main className="page-width py-section print:py-0" id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
