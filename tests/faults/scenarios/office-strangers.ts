import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { compareTimes } from '@/tests/faults/compare-times'
import { askOffice, type OfficeAsk, requestToken, signIn } from '@/tests/faults/office-visitor'
import { command } from '@/tests/faults/operator'
import { type Scenario } from '@/tests/faults/scenario'
import { type Stage } from '@/tests/faults/stage'
import { aSite } from '@/tests/support/a-site'

const INBOX = 'office@lumi.example'
const MEMBER = 'anna@lumi.example'
const TODAY = '/office/today'

/** The difference that would tell a stranger whether an address may enter: that between the medians. */
const MAX_RATIO = 1.5

/** How many links an address is sent in an hour. */
const MAX_LINKS = 20

/** What was tried, and what came of it. */
type Tried = readonly [what: string, happened: string]

type Note = (what: string, happened: string) => void

export const officeStrangers: Scenario = {
  name: 'A stranger with guessed, used, leaked and restored links and cookies, or a form of another site, gets nothing of the office',
  async run(stage) {
    const tried: Tried[] = []
    const note: Note = (what, happened) => tried.push([what, happened])
    await guess(stage, note)
    await reuseLinks(stage, note)
    await sendForeignForms(stage, note)
    await removePeople(stage, note)
    await restoreBackup(stage, note)
    await timeAddresses(stage, note)
    return `${tried.length} ways were tried:\n${tried.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`
  },
}

/** The way back to the page that signs in, which is all that anybody gets without a session. */
async function expectShut(stage: Stage, ask: OfficeAsk): Promise<void> {
  for (const path of [TODAY, '/office/bookings?q=a', '/office/money']) {
    const { status, location, text } = await askOffice(stage, path, ask)
    assert.deepEqual([path, status, location], [path, 303, '/office'])
    assert.ok(!text.includes('<nav'), 'nothing of the office is in the answer')
  }
}

async function expectOpen(stage: Stage, cookie: string): Promise<void> {
  assert.equal((await askOffice(stage, TODAY, { cookie })).status, 200)
}

const press = (stage: Stage, token: string, ask: OfficeAsk = {}) =>
  askOffice(stage, `/office/enter/${token}/open`, { method: 'POST', ...ask })

async function expectDead(stage: Stage, token: string): Promise<void> {
  const [page, { status, cookie }] = [
    await askOffice(stage, `/office/enter/${token}`),
    await press(stage, token),
  ]
  assert.deepEqual([page.status, status, cookie], [404, 404, ''])
}

async function guess(stage: Stage, note: Note): Promise<void> {
  const session = await signIn(stage, INBOX)
  const token = await requestToken(stage, INBOX)
  const changed = (text: string) => `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`
  await expectShut(stage, {})
  note('Pages without a cookie', '303 to the sign-in')
  for (const cookie of [
    randomBytes(32).toString('base64url'),
    changed(session),
    session.slice(1),
    "' OR 1=1 --",
  ])
    await expectShut(stage, { cookie })
  note('Random, altered and shortened cookies', '303 to the sign-in')
  for (const guessed of [randomBytes(42).toString('base64url'), changed(token), token.toUpperCase()])
    await expectDead(stage, guessed)
  note('Random and altered links', '404, no session')
  const client = '10.252.0.1'
  const statuses = new Set<number>()
  for (let tries = 0; tries < 40; tries += 1)
    statuses.add(
      (await askOffice(stage, `/office/enter/${randomBytes(42).toString('base64url')}`, { client })).status,
    )
  assert.deepEqual([...statuses].sort(), [404, 429])
  assert.equal((await press(stage, token, { client })).status, 429)
  note('Forty guesses from one client', '404 thirty times, then 429, also for a link that works')
  assert.equal((await press(stage, token)).status, 303)
}

async function reuseLinks(stage: Stage, note: Note): Promise<void> {
  const token = await requestToken(stage, INBOX)
  for (const method of ['GET', 'HEAD'] as const)
    assert.equal((await askOffice(stage, `/office/enter/${token}`, { method })).status, 200)
  note('A scanner opens the link', 'a page with a button; the link still works')
  const [one, other] = await Promise.all([
    press(stage, token),
    press(stage, token, { at: stage.sites[1].url }),
  ])
  assert.deepEqual([one.status, other.status].sort(), [303, 404])
  note('A leaked link pressed in two browsers at once, on two instances', 'one session; 404 for the other')
  await expectDead(stage, token)
  note('The link in a second browser after its use', '404, no session')
  const late = await requestToken(stage, INBOX)
  await stage.query(`UPDATE office_links SET created_at = created_at - interval '15 minutes',
    expires_at = expires_at - interval '15 minutes' WHERE used_at IS NULL`)
  await expectDead(stage, late)
  note('A link after fifteen minutes', '404, no session')
  const cookie = one.cookie || other.cookie
  assert.equal((await askOffice(stage, TODAY, { cookie, at: stage.sites[1].url })).status, 200)
  note(
    'A stolen cookie in a second browser',
    'IT WORKS, until its session ends: the person sees it in Settings and ends it',
  )
  await askOffice(stage, '/office/sign-out', { method: 'POST', cookie })
  await expectShut(stage, { cookie })
  note('A cookie after ‘Sign out’, on either instance', '303 to the sign-in')
  await expectShut(stage, { cookie: `${cookie}; office=${cookie}` })
  note('A second cookie of the name, set by a sibling site', '303 to the sign-in')
}

async function sendForeignForms(stage: Stage, note: Note): Promise<void> {
  const cookie = await signIn(stage, INBOX)
  const forms = ['/office/sign-out', '/office/send', '/office/confirm-it-is-you/send', '/office/dates']
  const foreign: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['A form of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['A form of a sibling site', { 'sec-fetch-site': 'same-site', origin: 'https://shop.lumi.example' }],
    ['A form typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['A form without any of the headers', {}],
    ['A form with another origin and no Sec-Fetch-Site', { origin: 'https://evil.example' }],
    ['A form with the origin ‘null’ and no Sec-Fetch-Site', { origin: 'null' }],
  ]
  for (const [what, headers] of foreign) {
    for (const form of forms)
      assert.equal(
        (await askOffice(stage, form, { method: 'POST', cookie, headers })).status,
        403,
        `${what}: ${form}`,
      )
    note(what, '403, and nothing is done')
  }
  for (const form of forms)
    for (const method of ['GET', 'PUT'] as const)
      assert.equal((await askOffice(stage, form, { method, cookie })).status, 405, `${method} ${form}`)
  note('GET or PUT instead of POST', '405')
  await expectOpen(stage, cookie)
}

async function removePeople(stage: Stage, note: Note): Promise<void> {
  await command(stage, 'office', 'add', MEMBER, '--name', 'Anna')
  const [cookie, unused] = [await signIn(stage, MEMBER), await requestToken(stage, MEMBER)]
  await expectOpen(stage, cookie)
  await command(stage, 'office', 'remove', MEMBER)
  for (const { url } of stage.sites) await expectShut(stage, { cookie, at: url })
  await expectDead(stage, unused)
  note(
    'A person removed by command, with a live session and an unused link',
    'both end at once, on both instances',
  )
  const own = await signIn(stage, INBOX)
  const site = await aSite(
    { ...stage.env, OPERATOR_INBOXES: 'bookings@lumi.example' },
    new AbortController().signal,
  )
  await site.start()
  try {
    await expectShut(stage, { cookie: own, at: site.url })
  } finally {
    await site.stop()
  }
  note(
    'An inbox removed from OPERATOR_INBOXES, with a live session',
    '303 to the sign-in from the restart on',
  )
  await expectOpen(stage, own)
}

const TABLES = ['office_links', 'office_sessions', 'server_secrets']

/** Restore the office's tables as they were while a session and a link were live, as a restored database has them. */
async function restoreBackup(stage: Stage, note: Note): Promise<void> {
  const [cookie, unused] = [await signIn(stage, INBOX), await requestToken(stage, INBOX)]
  await stage.query(TABLES.map((table) => `CREATE TABLE kept_${table} AS TABLE ${table}`).join('; '))
  const [{ at } = { at: '' }] = await stage.query<{ at: string }>('SELECT now()::text AS at')
  await askOffice(stage, '/office/sign-out', { method: 'POST', cookie })
  await press(stage, unused)
  await expectShut(stage, { cookie })
  const texts = await Promise.all(
    TABLES.map((table) => stage.query<{ text: string }>(`SELECT kept::text AS text FROM kept_${table} kept`)),
  )
  const backup = texts.flat().map(({ text }) => text)
  assert.ok(backup.length > 2, 'the backup has a session, a link and a secret')
  assert.ok(!backup.some((text) => text.includes(cookie) || text.includes(unused)))
  note('A stolen backup', 'it holds hashes alone: no cookie, and no link')
  for (const table of TABLES)
    await stage.query(
      `BEGIN; DELETE FROM ${table}; INSERT INTO ${table} TABLE kept_${table}; DROP TABLE kept_${table}; COMMIT`,
    )
  await command(stage, 'reconcile', '--since', at, '--yes')
  for (const { url } of stage.sites) await expectShut(stage, { cookie, at: url })
  await expectDead(stage, unused)
  note(
    'A session and a link that had ended, restored by a backup, after ./ops reconcile',
    '303 and 404: it ends them',
  )
}

/** Known and unknown addresses, each request from another client: within the limits of an address, and beyond them. */
async function timeAddresses(stage: Stage, note: Note): Promise<void> {
  const forgetLimits = () => stage.query("DELETE FROM rate_limits WHERE key LIKE 'office_links_%'")
  const take = (email: () => string, prepare?: () => Promise<unknown>) => async () => {
    await prepare?.()
    const { status, location, ms } = await askOffice(stage, '/office/send', {
      method: 'POST',
      fields: { email: email() },
    })
    assert.deepEqual([status, location], [303, '/office?sent'])
    return ms
  }
  let asked = 0
  const [known, unknown] = [() => INBOX, () => 'nobody@stranger.example']
  const kinds = [known, unknown, () => `${(asked += 1)}@stranger.example`]
  const within = await compareTimes(kinds.map((email) => take(email, forgetLimits)))
  const late = [known, unknown].map((email) => take(email))
  for (let links = 0; links <= MAX_LINKS; links += 1) for (const ask of late) await ask()
  const beyond = await compareTimes(late)
  for (const ratio of [within, beyond])
    assert.ok(ratio < MAX_RATIO, `an address takes ${ratio.toFixed(2)} times as long as another`)
  note(
    'Addresses that may enter and that may not, within their limits and beyond',
    `the same answer; medians differ by factors of ${within.toFixed(2)} and ${beyond.toFixed(2)}`,
  )
}
