import assert from 'node:assert/strict'
import { aClient, askByLink } from '@/tests/faults/ask-by-link'
import { compareTimes } from '@/tests/faults/compare-times'
import { mailEveryKind } from '@/tests/faults/every-email'
import { type Way, waysOf } from '@/tests/faults/link-ways'
import { command } from '@/tests/faults/operator'
import { type Scenario } from '@/tests/faults/scenario'
import { type Stage } from '@/tests/faults/stage'
import { takeTurns } from '@/tests/faults/take-turns'
import { whileEnded } from '@/tests/faults/while-ended'
import { forge, HEAD_LENGTH, type Link, linksOf, wrongLinks } from '@/tests/faults/wrong-links'

const PAGE: Way = { method: 'GET', rest: '' }

const AT_ONCE = 4

/** How many invalid links a client may try. */
const TRIES = 30

/** The difference that a guess would need: that between the medians of valid and invalid signatures. */
const MAX_RATIO = 1.5

/** Forms timed in addition to pages: their responses are shorter, so the rest of the time is more visible. */
const TIMED = {
  booking: ['/keep', '/address'],
  operator: ['/note/confirm'],
  waiting: ['/leave'],
} as const

export const guessedLinks: Scenario = {
  name: 'Thousands of forged, shortened, swapped, expired and revoked links get the same response after the same time, and a client has thirty tries',
  async run(stage) {
    const [one, other] = [await mailEveryKind(stage), await mailEveryKind(stage)]
    const [links, others] = [linksOf(one), linksOf(other)]
    for (const link of [...links, ...others])
      assert.equal((await askByLink(stage, { ...link, ...PAGE, client: aClient() })).status, 200)
    const answers = new Map<string, Set<string>>()
    const wrong = wrongLinks(links, others)
    await askAll(stage, wrong, answers)
    await command(stage, 'links', 'revoke', other.reference, '--yes')
    await askAll(stage, others.filter(isOfBooking), answers)
    // A party taken off the waiting list has nothing to lose by this link.
    const ended = links.filter(({ word }) => word !== 'waiting')
    const ratio = await whileEnded(stage, one, async () => {
      await askAll(stage, ended, answers)
      return compareWrong(stage, ended)
    })
    for (const [address, told] of answers)
      assert.equal(told.size, 1, `${address} has ${told.size} answers: ${difference([...told])}`)
    assert.ok(ratio < MAX_RATIO, `some wrong links take ${ratio.toFixed(2)} times as long as others`)
    await exhaustTries(stage, links)
    return `${wrong.length} wrong links of ${links.length} kinds and inboxes, compared ${answers.size} times; the slowest kind took ${ratio.toFixed(2)} times as long as the fastest`
  },
}

const isOfBooking = ({ word }: Link) => word === 'booking'

/** The first difference between two texts, with its context. */
function difference([one = '', other = '']: readonly string[]): string {
  const place = [...one].findIndex((letter, index) => letter !== other[index])
  return [one, other].map((text) => text.slice(Math.max(place - 100, 0), place + 200)).join('\n--- and\n')
}

/** React puts a page's data into rows of limited size, which the token may fill, so they are compared by its length. */
const DATA = /<script[^>]*>self\.__next_f\.push.*?<\/script>/gs

/**
 * Request each as a separate client: its page and, alternately, another path behind it. Adds the responses, by path and
 * method.
 */
async function askAll(
  stage: Stage,
  links: readonly Link[],
  answers: Map<string, Set<string>>,
): Promise<void> {
  await takeTurns([...links.entries()], AT_ONCE, async ([place, link]) => {
    const ways = waysOf(link.word).filter(({ method, rest }) => method !== PAGE.method || rest !== PAGE.rest)
    for (const way of [PAGE, ways[place % ways.length]]) {
      if (!way) continue
      const { status, text } = await askByLink(stage, { ...link, ...way, client: aClient() })
      const address = `${way.method} /${link.word}/…${way.rest}`
      // A form’s URL is also requested as a page, and a file’s is sent a form.
      assert.ok(status === 404 || status === 405, `${address} answers ${status}`)
      note(answers, address, text.replaceAll(DATA, ''))
      note(answers, `${address} with ${link.token.length} letters`, text)
    }
  })
}

function note(answers: Map<string, Set<string>>, address: string, text: string): void {
  answers.set(address, (answers.get(address) ?? new Set<string>()).add(text))
}

/** The largest ratio for any path: expired links, forgeries of them, shortened ones and random letters. */
async function compareWrong(stage: Stage, ended: readonly Link[]): Promise<number> {
  const ratios: number[] = []
  // The inboxes’ links to the same subject count as one.
  const different = new Map(ended.map((link) => [link.token.slice(0, HEAD_LENGTH), link]))
  for (const { word, token } of different.values()) {
    const kinds = [token, forge(token), token.slice(0, -1), 'x'.repeat(token.length)]
    for (const way of [PAGE, ...TIMED[word].map((rest) => ({ method: 'POST', rest }) as const)]) {
      const ask = (wrong: string) => askByLink(stage, { word, token: wrong, ...way, client: aClient() })
      ratios.push(await compareTimes(kinds.map((wrong) => async () => (await ask(wrong)).ms)))
    }
  }
  return Math.max(...ratios)
}

/** Expect a client without tries left to get no response from either site, whether the link is valid or not. */
async function exhaustTries(stage: Stage, right: readonly Link[]): Promise<void> {
  const client = aClient()
  const wrong: Link = { word: 'booking', token: 'x'.repeat(56) }
  for (let tries = 0; tries < TRIES; tries += 1)
    assert.equal((await askByLink(stage, { ...wrong, ...PAGE, client })).status, 404, `try ${tries + 1}`)
  for (const link of [...right, wrong])
    for (const way of waysOf(link.word)) {
      const { status } = await askByLink(stage, { ...link, ...way, client })
      assert.ok(status === 429 || status === 405, `${way.method} /${link.word}/…${way.rest}: ${status}`)
    }
}
