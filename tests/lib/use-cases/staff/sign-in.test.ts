import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { purgeExpiredRows } from '@/lib/db/upkeep/purge-expired-rows'
import { UNKNOWN_LINK_CLAIMS, signLink } from '@/lib/links/link-token'
import { addMember, removeMember } from '@/lib/use-cases/staff/change-members'
import { endSessionOfCookie } from '@/lib/use-cases/staff/end-session'
import { findSession } from '@/lib/use-cases/staff/find-session'
import { listSessions } from '@/lib/use-cases/staff/list-sessions'
import { openOfficeLink } from '@/lib/use-cases/staff/open-office-link'
import { requestFreshLink, requestOfficeLink } from '@/lib/use-cases/staff/request-office-link'
import { startSession } from '@/lib/use-cases/staff/start-session'
import { revokeLinks } from '@/lib/use-cases/links/revoke-links'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { anOfficeDoor, IPHONE } from '@/tests/support/an-office-door'
import { watchStatements } from '@/tests/support/record-statements'
import { deliverEmails } from '@/tests/support/run-jobs'

/* Signing in to the office: who gets a link, what it opens, and what ends a session. */

const backend = aBackend()
const { aClient, aCookie, aToken, linksAfter, linksFor } = anOfficeDoor(backend)
const HOUR = 60
const DAY = 24 * HOUR
const UNKNOWN = { kind: 'unknown' }
const after = (minutes: number) => addMinutes(NOON, minutes)
const justBefore = (minutes: number) => new Date(after(minutes).getTime() - 1)
const start = (token: string, now = NOON) =>
  startSession(token, { client: aClient(), userAgent: IPHONE, cookie: '' }, now)
const open = (token: string, now = NOON) => openOfficeLink(token, aClient(), now)

test('an inbox gets a link in any letter case, at its own spelling', async () => {
  const links = await linksFor('ONE@Lumi.example.com')
  expect(links).toMatchObject([{ to: 'one@lumi.example.com', tokens: [expect.any(String)] }])
  expect(await open(links[0]?.tokens[0] ?? '')).toMatchObject({
    member: { address: 'one@lumi.example.com', name: 'one@lumi.example.com' },
  })
})

test('somebody who was added gets a link, with the name for the history; a similar spelling of a stranger does not', async () => {
  await addMember('Mika@example.com', 'Mika', NOON)
  const [link] = await linksFor('MIKA@example.com')
  expect(link?.to).toBe('mika@example.com')
  expect(await open(link?.tokens[0] ?? '')).toMatchObject({ member: { name: 'Mika' } })
  expect((await linksFor('miKa@example.com')).map(({ to }) => to)).toEqual(['mika@example.com'])
})

test('a stranger and somebody who was removed get no e-mail, and no row is left of them', async () => {
  await addMember('mika@example.com', 'Mika', NOON)
  await removeMember('mika@example.com', NOON)
  for (const email of ['nobody@example.com', 'mika@example.com']) expect(await linksFor(email)).toEqual([])
  expect(await backend.query('SELECT FROM emails')).toEqual([])
  expect(await backend.query('SELECT FROM office_links')).toEqual([])
})

/** A stranger with a list of addresses and a clock. */
test('a request makes the same queries and as many rows for every address', async () => {
  await addMember('mika@example.com', 'Mika', NOON)
  await requestOfficeLink('first@example.com', { client: '192.0.2.6', cookie: '' }, NOON)
  const traceOf = async (address: string) => {
    await backend.query('DELETE FROM emails')
    const watch = watchStatements()
    await requestOfficeLink(address, { client: '192.0.2.6', cookie: '' }, NOON)
    watch.stop()
    const rows = await backend.query('SELECT kind, facts, reply_to FROM emails')
    return { queries: watch.texts(), rows }
  }
  const stranger = await traceOf('nobody@example.com')
  expect(stranger.rows).toHaveLength(1)
  expect(await traceOf('one@lumi.example.com')).toEqual(stranger)
  expect(await traceOf('mika@example.com')).toEqual(stranger)
})

test('a client may ask twenty times an hour, five times for one address; more for one address reveals nothing', async () => {
  for (let count = 0; count < 20; count += 1)
    expect(
      await requestOfficeLink('one@lumi.example.com', { client: '192.0.2.4', cookie: '' }, NOON),
    ).toEqual({ kind: 'asked' })
  expect(await backend.query('SELECT FROM emails')).toHaveLength(5)
  expect(
    await requestOfficeLink('two@lumi.example.com', { client: '192.0.2.4', cookie: '' }, NOON),
  ).toMatchObject({
    kind: 'refused',
    reason: 'limit_used_up',
  })
})

test('a stranger who asks for many links does not keep the owner of the address out', async () => {
  for (let count = 0; count < 15; count += 1)
    await requestOfficeLink('one@lumi.example.com', { client: '192.0.2.5', cookie: '' }, NOON)
  await deliverEmails(NOON)
  expect(await linksFor('one@lumi.example.com')).toHaveLength(1)
})

test('strangers who use up the limit of an address keep neither a browser that was signed in out, nor a person who is', async () => {
  const cookie = await aCookie()
  const other = await aCookie('two@lumi.example.com')
  for (const client of ['192.0.2.21', '192.0.2.22', '192.0.2.23', '192.0.2.24'])
    for (let count = 0; count < 5; count += 1)
      await requestOfficeLink('one@lumi.example.com', { client, cookie: '' }, NOON)
  await deliverEmails(NOON)
  const signed = await findSession(cookie, NOON)
  await endSessionOfCookie(cookie, NOON)
  const asked = async (of: string) =>
    (
      await linksAfter(
        () => requestOfficeLink('ONE@lumi.example.com', { client: aClient(), cookie: of }, NOON),
        NOON,
      )
    ).length
  expect([await asked(''), await asked(other), await asked('A'.repeat(43))]).toEqual([0, 0, 0])
  expect(await asked(cookie)).toBe(1)
  if (!signed) throw new Error('no session')
  for (let count = 1; count < 10; count += 1)
    expect(await requestFreshLink(signed, '/office/today', NOON)).toEqual({ kind: 'asked' })
  expect(await requestFreshLink(signed, '/office/today', NOON)).toMatchObject({ kind: 'refused' })
})

test('a link that could not be sent for ten minutes is not sent', async () => {
  expect(await linksFor('one@lumi.example.com', NOON, justBefore(10))).toHaveLength(1)
  expect(await linksFor('one@lumi.example.com', NOON, after(10))).toEqual([])
})

test('opening a link changes nothing; its press starts one session, of two at once as well', async () => {
  const token = await aToken()
  await open(token)
  await open(token)
  const kinds = (await Promise.all([start(token), start(token)])).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['opened', 'unknown'])
  expect(await open(token)).toEqual(UNKNOWN)
  expect(await backend.query('SELECT FROM office_sessions')).toHaveLength(1)
})

test('the browser that has used a link may press again for a minute, at the same time as well: the last session counts', async () => {
  const token = await aToken()
  const browser = { client: '192.0.2.30', userAgent: IPHONE, cookie: '' }
  const press = async (of: Partial<typeof browser> = {}, now = NOON) => {
    const started = await startSession(token, { ...browser, ...of }, now)
    return started.kind === 'opened' ? started.cookie : started.kind
  }
  const [one, two] = await Promise.all([press(), press()])
  const third = await press({}, justBefore(1))
  const live = [one, two, third].map(async (cookie) => (await findSession(cookie, NOON)) !== null)
  expect(await Promise.all(live)).toEqual([false, false, true])
  expect(await press({ client: '192.0.2.31' })).toBe('unknown')
  expect(await press({ userAgent: 'Firefox/1' })).toBe('unknown')
  expect(await press({}, after(1))).toBe('unknown')
  expect(await findSession(third, NOON)).not.toBeNull()
  await endSessionOfCookie(third, NOON)
  expect(await press()).toBe('unknown')
})

test('a link works for fifteen minutes', async () => {
  const token = await aToken()
  expect(await open(token, justBefore(15))).toMatchObject({ kind: 'opened' })
  expect(await open(token, after(15))).toEqual(UNKNOWN)
  expect(await start(token, after(15))).toEqual(UNKNOWN)
})

test('a link of somebody who was removed, of another kind, or signed by a stranger opens nothing', async () => {
  await addMember('mika@example.com', 'Mika', NOON)
  const token = await aToken('mika@example.com')
  await removeMember('mika@example.com', NOON)
  const forged = signLink({ kind: 'office', ...UNKNOWN_LINK_CLAIMS }, new Uint8Array(32))
  for (const wrong of [token, forged, 'x', `${token}x`]) {
    expect(await open(wrong)).toEqual(UNKNOWN)
    expect(await start(wrong)).toEqual(UNKNOWN)
  }
})

test('links that do not work make the same queries, whatever is wrong with them', async () => {
  const [used, expired] = [await aToken(), await aToken()]
  await start(used)
  const queriesOf = async (token: string, now: Date) => {
    const watch = watchStatements()
    await openOfficeLink(token, '192.0.2.7', now)
    watch.stop()
    return watch.texts()
  }
  const guessed = await queriesOf('guessed', NOON)
  expect(await queriesOf(used, NOON)).toEqual(guessed)
  expect(await queriesOf(expired, after(15))).toEqual(guessed)
})

test('a client that tries thirty wrong links has to wait', async () => {
  for (let count = 0; count < 30; count += 1) await openOfficeLink('wrong', '192.0.2.8', NOON)
  expect(await openOfficeLink(await aToken(), '192.0.2.8', NOON)).toMatchObject({ kind: 'limited' })
})

test('a session knows its person, and only a hash of its cookie is stored', async () => {
  const cookie = await aCookie()
  expect(await findSession(cookie, NOON)).toMatchObject({
    session: { provedAt: NOON },
    member: { address: 'one@lumi.example.com' },
  })
  const [row] = await backend.query<{ all: string }>(
    'SELECT office_sessions::text AS all FROM office_sessions',
  )
  expect(row?.all).not.toContain(cookie)
  for (const wrong of ['', 'x', 'A'.repeat(43), `${cookie} `])
    expect(await findSession(wrong, NOON)).toBeNull()
})

test('a session in use lasts longer than twelve hours, and fourteen days at most', async () => {
  const cookie = await aCookie()
  expect(await findSession(cookie, justBefore(12 * HOUR))).not.toBeNull()
  for (let hours = 20; hours < 14 * 24; hours += 10)
    expect(await findSession(cookie, after(hours * HOUR))).not.toBeNull()
  expect(await findSession(cookie, justBefore(14 * DAY))).not.toBeNull()
  expect(await findSession(cookie, after(14 * DAY))).toBeNull()
})

test('a session without use is over after twelve hours', async () => {
  const cookie = await aCookie()
  expect(await findSession(cookie, after(12 * HOUR))).toBeNull()
})

test('a session ends when its address is no inbox any longer, and when its person is removed', async () => {
  const inbox = await aCookie()
  await addMember('mika@example.com', 'Mika', NOON)
  const member = await aCookie('mika@example.com')
  await backend.query(
    `UPDATE office_sessions SET address = 'former@lumi.example.com' WHERE address LIKE 'one@%'`,
  )
  expect(await findSession(inbox, NOON)).toBeNull()
  expect(await removeMember('MIKA@example.com', NOON)).toEqual({ isInbox: false })
  expect(await findSession(member, NOON)).toBeNull()
  expect(await listSessions({}, NOON)).toEqual([])
})

test('a link that is revoked with the operator’s links opens nothing, and sessions end', async () => {
  const [cookie, token] = [await aCookie(), await aToken()]
  await revokeLinks({ owners: ['operator'] }, NOON)
  expect(await findSession(cookie, NOON)).toBeNull()
  expect(await open(token)).toEqual(UNKNOWN)
  expect(await open(await aToken())).toMatchObject({ kind: 'opened' })
})

test('revoking the links of guests, or of one booking, ends no session', async () => {
  const cookie = await aCookie()
  await revokeLinks({ owners: ['guest'] }, NOON)
  await revokeLinks({ reference: 'LL-ZZZZZZ', owners: ['operator'] }, NOON)
  expect(await findSession(cookie, NOON)).not.toBeNull()
})

test('a person who signs out is signed out in that browser alone', async () => {
  const [first, second] = [await aCookie(), await aCookie()]
  await endSessionOfCookie(first, NOON)
  expect(await findSession(first, NOON)).toBeNull()
  expect(await findSession(second, NOON)).not.toBeNull()
})

test('signing in again in a browser replaces its session', async () => {
  const first = await aCookie()
  const second = await aCookie('one@lumi.example.com', NOON, first)
  expect(await findSession(first, NOON)).toBeNull()
  expect(await findSession(second, NOON)).not.toBeNull()
})

test('the eleventh browser of an address ends the oldest session', async () => {
  const cookies: string[] = []
  for (let minute = 0; minute < 11; minute += 1)
    cookies.push(await aCookie('one@lumi.example.com', after(minute * 61)))
  const live = await Promise.all(cookies.map((cookie) => findSession(cookie, after(610))))
  expect(live.map((one) => one !== null)).toEqual([false, ...Array.from({ length: 10 }, () => true)])
})

test('links and their e-mails are deleted a day later, sessions a month after their end', async () => {
  await aCookie()
  const rows = async () => {
    const tables = ['emails', 'office_links', 'office_sessions']
    return Promise.all(tables.map(async (table) => (await backend.query(`SELECT FROM ${table}`)).length))
  }
  await purgeExpiredRows(database(), after(DAY))
  expect(await rows()).toEqual([1, 1, 1])
  await purgeExpiredRows(database(), after(DAY + 16))
  expect(await rows()).toEqual([0, 0, 1])
  await purgeExpiredRows(database(), after(44 * DAY))
  expect(await rows()).toEqual([0, 0, 1])
  await purgeExpiredRows(database(), after(44 * DAY + 1))
  expect(await rows()).toEqual([0, 0, 0])
})
