import {
  render as renderWithoutWords,
  renderHook as renderHookWithoutWords,
  type RenderHookOptions,
  type RenderOptions,
} from '@testing-library/react'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { WordsProvider } from '@/components/words/words-provider'
import { english } from '@/content/words/en/all'
import { type Area } from '@/lib/words/say'
import { compileAreas } from '@/lib/words/words'

export { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'

const areas = compileAreas(Object.keys(english) as Area[], 'en')

type Wrapper = ComponentType<{ readonly children: ReactNode }>

/** Around what a test renders, as the pages are around our components: all words, in English. */
function withWords(Own: Wrapper = Fragment): Wrapper {
  return function WithWords({ children }) {
    return (
      <WordsProvider areas={areas} language="en">
        <Own>{children}</Own>
      </WordsProvider>
    )
  }
}

/** For what is rendered in another way, such as to a string. */
export const EnglishWords = withWords()

export function render(element: ReactNode, { wrapper, ...options }: Omit<RenderOptions, 'queries'> = {}) {
  return renderWithoutWords(element, { ...options, wrapper: withWords(wrapper) })
}

export function renderHook<Result, Props>(
  hook: (props: Props) => Result,
  { wrapper, ...options }: Omit<RenderHookOptions<Props>, 'queries'> = {},
) {
  return renderHookWithoutWords(hook, { ...options, wrapper: withWords(wrapper) })
}
