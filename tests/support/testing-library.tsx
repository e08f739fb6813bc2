import {
  render as renderWithoutWords,
  renderHook as renderHookWithoutWords,
  type RenderHookOptions,
  type RenderOptions,
} from '@testing-library/react'
import { type ReactElement, type ReactNode } from 'react'
import { ClientWords } from '@/components/words/client-words'
import { english } from '@/content/words/en/all'
import { type Area } from '@/lib/words/say'

export { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'

const areas = Object.keys(english) as Area[]

/** Around what a test renders, as the pages are around our components: all words, in English. */
function EnglishWords({ children }: { readonly children: ReactNode }) {
  return (
    <ClientWords areas={areas} language="en">
      {children}
    </ClientWords>
  )
}

export function render(element: ReactElement, options?: Omit<RenderOptions, 'wrapper' | 'queries'>) {
  return renderWithoutWords(element, { wrapper: EnglishWords, ...options })
}

export function renderHook<Result, Props>(
  hook: (props: Props) => Result,
  options?: Omit<RenderHookOptions<Props>, 'wrapper' | 'queries'>,
) {
  return renderHookWithoutWords(hook, { wrapper: EnglishWords, ...options })
}
