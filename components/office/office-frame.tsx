import { type ReactNode } from 'react'
import { company } from '@/content/company'
import { OFFICE_PAGES, type OfficePath } from '@/lib/contract/office-pages'

/** How many pages a phone's bar has room for, next to 'More'. */
const IN_BAR = 4

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
      <header className="office-bar roomy:sticky roomy:top-0 z-20 print:hidden">
        <div className="page-width flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 py-2">
          <p className="font-display text-xl">
            <a className="inline-flex min-h-11 items-center" href="/office/today">
              <span translate="no">{company.brand}</span>
            </a>
          </p>
          <nav aria-label="Office" className="order-last w-full lg:order-none lg:w-auto">
            <ul className="office-bar roomy:max-lg:fixed roomy:max-lg:inset-x-0 roomy:max-lg:bottom-0 roomy:max-lg:flex-nowrap roomy:max-lg:pb-[env(safe-area-inset-bottom)] relative z-20 flex flex-wrap justify-around lg:static lg:gap-x-5">
              {OFFICE_PAGES.slice(0, IN_BAR).map((page) => (
                <PageEntry current={current} key={page.path} page={page} />
              ))}
              <li className="grow lg:relative lg:grow-0">
                <details className="group">
                  <summary className="flex min-h-14 cursor-pointer items-center justify-center px-1 sm:px-2 lg:min-h-11 lg:px-0">
                    More
                  </summary>
                  <ul className="office-bar roomy:max-h-[calc(100svh-9rem)] roomy:overflow-y-auto roomy:max-lg:bottom-full roomy:max-lg:mb-2 absolute right-2 mt-1 max-w-[calc(100%-1rem)] min-w-[min(11rem,100%-1rem)] rounded-lg border border-current/25 px-4 py-2 lg:right-auto lg:max-w-none">
                    {OFFICE_PAGES.slice(IN_BAR).map((page) => (
                      <PageEntry current={current} key={page.path} page={page} />
                    ))}
                  </ul>
                </details>
              </li>
            </ul>
          </nav>
          <search className="min-w-0 grow md:relative md:max-w-72">
            <form action="/office/bookings" className="flex" data-filter>
              <label className="sr-only" htmlFor="office-search">
                Find a booking
              </label>
              <input
                autoComplete="off"
                className="h-11 w-full min-w-0 rounded-full border border-current/40 bg-transparent px-4 text-base placeholder:text-current/70"
                data-search
                id="office-search"
                maxLength={100}
                name="q"
                placeholder="Name, reference, phone"
                type="search"
              />
            </form>
            <div
              className="office-card absolute inset-x-2 top-full mt-1 max-h-[60vh] overflow-auto px-4 py-2 text-ink md:inset-x-0"
              data-found
              hidden
            >
              <p className="text-sm text-slate" role="status" />
              <ul className="[&_a]:block [&_a]:py-2" />
            </div>
          </search>
          <details className="relative ml-auto">
            <summary className="flex min-h-11 max-w-[min(10rem,60vw)] cursor-pointer items-center">
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

type PageEntryProps = { readonly current: OfficePath; readonly page: (typeof OFFICE_PAGES)[number] }

function PageEntry({ current, page: { path, name } }: PageEntryProps) {
  return (
    <li className="grow lg:grow-0">
      <a
        aria-current={path === current ? 'page' : undefined}
        className="flex min-h-14 items-center justify-center px-1 text-center underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-2 sm:px-2 lg:min-h-11 lg:px-0"
        href={path}
      >
        {name}
      </a>
    </li>
  )
}
