import { database } from '@/lib/db/client'
import { actInOffice } from '@/lib/db/history/actor'
import { recordHistory } from '@/lib/db/history/history'
import { findSession } from '@/lib/use-cases/staff/find-session'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { anOfficeDoor } from '@/tests/support/an-office-door'
import { runOps } from '@/tests/support/run-ops'

const backend = aBackend()
const { aCookie } = anOfficeDoor(backend)
const office = (...args: readonly string[]) => runOps(NOON, 'office', ...args)
const listed = async (list: string) => JSON.parse((await office(list, '--json')).join('\n'))

test('somebody can be added, is listed with the inboxes, and can be removed', async () => {
  expect(await office('add', 'Mika@example.com', '--name', ' Mika  Virtanen ')).toEqual([
    'Mika Virtanen may sign in at /office with Mika@example.com.',
  ])
  await office('add', 'one@lumi.example.com', '--name', 'Aino')
  expect(await listed('list')).toMatchObject([
    { email: 'one@lumi.example.com', name: 'Aino', isInbox: true },
    { email: 'two@lumi.example.com', name: 'two@lumi.example.com', isInbox: true, addedBy: null },
    { email: 'mika@example.com', name: 'Mika Virtanen', isInbox: false, addedBy: expect.any(String) },
  ])
  expect((await office('remove', 'mika@example.com')).join()).toContain('may no longer sign in')
  expect((await office('remove', 'one@lumi.example.com')).join()).toContain('It may still sign in')
  expect(await listed('list')).toHaveLength(2)
})

test('an address is added once, and a name belongs to one person', async () => {
  await office('add', 'mika@example.com', '--name', 'Mika')
  await expect(office('add', 'MIKA@example.com', '--name', 'Other')).rejects.toThrow(
    'is there already, as Mika',
  )
  await expect(office('add', 'other@example.com', '--name', 'MIKA')).rejects.toThrow('Please choose another')
  await expect(office('add', 'other@example.com', '--name', ' ')).rejects.toThrow('Write a name')
  await expect(office('remove', 'nobody@example.com')).rejects.toThrow('Nobody was added')
})

test('sessions are listed without their cookies, and ended one by one, by address, or all', async () => {
  await office('add', 'mika@example.com', '--name', 'Mika')
  const [one, mika, two] = [
    await aCookie(),
    await aCookie('mika@example.com'),
    await aCookie('two@lumi.example.com'),
  ]
  const areLive = () =>
    Promise.all([one, mika, two].map(async (cookie) => (await findSession(cookie, NOON)) !== null))
  const sessions: { id: string; name: string; device: string }[] = await listed('sessions')
  const own = sessions.find(({ name }) => name === 'Mika')
  expect(own?.device).toBe('Safari on iPhone')
  expect(JSON.stringify(sessions)).not.toContain(mika)
  expect(await office('sessions', '--end', own?.id ?? '')).toEqual(['1 session ended.'])
  expect(await areLive()).toEqual([true, false, true])
  await expect(office('sessions', '--end', own?.id ?? '')).rejects.toThrow('it has ended')
  expect(await office('sessions', '--end-all', 'ONE@lumi.example.com')).toEqual(['1 session ended.'])
  expect(await areLive()).toEqual([false, false, true])
  expect(await office('sessions', '--end-all')).toEqual(['1 session ended.'])
  expect(await office('sessions')).toContain('Nobody is signed in.')
})

test('the history names the person who is signed in', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  await actInOffice({ name: 'Mika', staleSession: null }, () =>
    recordHistory(database(), { departureId, what: 'links_revoked' }, NOON),
  )
  expect(
    await backend.query(
      `SELECT actor, actor_name FROM history WHERE departure_id = ${departureId} AND actor = 'office'`,
    ),
  ).toEqual([{ actor: 'office', actor_name: 'Mika' }])
})
