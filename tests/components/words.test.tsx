import { type ReactNode } from 'react'
import { ClientWords } from '@/components/words/client-words'
import { WordsProvider } from '@/components/words/words-provider'
import { useAddress, useLanguage, useWords } from '@/components/words/use-words'
import { addressesIn } from '@/lib/contract/address'
import { type Say } from '@/lib/words/say'
import { createSay } from '@/lib/words/say'
import { words } from '@/lib/words/words'
import compile from 'icu-minify/compile'
import { render, screen } from '@/tests/support/testing-library'
import { render as renderAlone } from '@testing-library/react'
import { expectConsole } from '@/tests/support/expect-console-error'

const { raw } = String

test('a message counts as its language does', () => {
  const say = words('party', 'en')
  expect([0, 1, 2].map((count) => say('guests', { count }))).toEqual(['0 guests', '1 guest', '2 guests'])
})

test('French has the singular for none, and its own thousands', () => {
  const areas = { guests: compile('{count, plural, one {# voyageur} other {# voyageurs}}') }
  const say = createSay<'party'>('fr', areas)
  expect([0, 1, 1074].map((count) => say('guests', { count }))).toEqual([
    '0 voyageur',
    '1 voyageur',
    '1\u202f074 voyageurs',
  ])
})

test('a client component says the words of the page it is on', () => {
  render(<Guests count={2} />)
  expect(screen.getByText('2 guests (en)')).toBeVisible()
})

test('a tag becomes the element that the component gives for it', () => {
  const say = createSay<never>('en', {
    first: compile('To pay, <link>choose <b>a date</b></link> first.'),
  }) as unknown as {
    rich: (key: string, args: Record<string, (text: ReactNode) => ReactNode>) => ReactNode
  }
  const { container } = render(
    <p>{say.rich('first', { link: (text) => <a href="#dates">{text}</a>, b: (text) => <b>{text}</b> })}</p>,
  )
  expect(container.innerHTML).toBe(raw`<p>To pay, <a href="#dates">choose <b>a date</b></a> first.</p>`)
})

test('a component whose page has not sent its words fails, and says which area is missing', () => {
  expectConsole()
  expect(() =>
    renderAlone(
      <WordsProvider areas={{}} language="en">
        <ClientWords areas={['party']} language="en">
          <Guests count={1} />
        </ClientWords>
        <Season />
      </WordsProvider>,
    ),
  ).toThrow('no ClientWords above names the area tour')
})

test('a message that does not exist is an error, not an empty line', () => {
  const say = createSay<'party'>('en', {}) as unknown as Say<'party'>
  expect(() => say('both', { adults: '2 adults', children: '1 child' })).toThrow('there is no message both')
})

function Season() {
  return <p>{useWords('tour')('season')}</p>
}

function Guests({ count }: { readonly count: number }) {
  const say = useWords('party')
  return <p>{`${say('guests', { count })} (${useLanguage()})`}</p>
}

test.each([
  ['en', '/privacy-policy', '/privacy-policy'],
  ['de', '/privacy-policy#cookies', '/de/datenschutz#cookies'],
  ['fr', '/find-booking?sent', '/find-booking?lang=fr&sent'],
  ['it', '/saavutettavuus', '/saavutettavuus'],
] as const)('on a page in %s a link to %s leads to %s', (language, route, address) => {
  renderAlone(
    <WordsProvider addresses={addressesIn(language)} areas={{}} language={language}>
      <PageAddress route={route} />
    </WordsProvider>,
  )
  expect(screen.getByText(address)).toBeVisible()
})

function PageAddress({ route }: { readonly route: string }) {
  return <p>{useAddress()(route)}</p>
}
