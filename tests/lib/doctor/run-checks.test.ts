import { type CheckName, CHECKS, PURPOSES } from '@/lib/doctor/checks'
import { ALL_CHECKS, checksFor } from '@/lib/doctor/all-checks'
import { hideSecrets } from '@/lib/doctor/hide-secrets'
import { blockingFault, type Check, doubt, fault, good, skipped } from '@/lib/doctor/check-result'
import { runChecks } from '@/lib/doctor/run-checks'
import { aDoctoredSite, LIVE } from '@/tests/support/a-doctored-site'

const check = (name: CheckName, look: Check['look'], ...needs: readonly CheckName[]): Check => ({
  name,
  look,
  needs,
})
const gradesOf = async (...checks: readonly Check[]) =>
  (await runChecks(checks, aDoctoredSite(), { checkMs: 50, totalMs: 1_000 })).map(({ grade, seen }) => [
    grade,
    seen,
  ])

test('a fault has the grade of its check, a doubt is a thought', async () => {
  expect(
    await gradesOf(
      check('db.safe', () => fault('off', 'on')),
      check('db.role', () => fault('superuser', 'two roles')),
      check('db.primary', () => doubt('perhaps', 'look')),
      check('db.clock', () => good('right')),
    ),
  ).toEqual([
    ['wrong', 'off'],
    ['thought', 'superuser'],
    ['thought', 'perhaps'],
    ['good', 'right'],
  ])
})

test('a check is skipped by its cause, also if that comes later or was skipped itself', async () => {
  const never = jest.fn()
  expect(
    await gradesOf(
      check('build.same', never, 'proxy.identity'),
      check('db.reach', () => blockingFault('away', 'start it')),
      check('db.version', never, 'db.reach'),
      check('proxy.identity', never, 'db.version'),
      check('db.safe', () => fault('off', 'on')),
      check('db.room', () => good('enough'), 'db.safe'),
      check('mail.send', () => skipped('nobody asked')),
    ),
  ).toEqual([
    ['skipped', expect.stringContaining('needs proxy.identity')],
    ['wrong', 'away'],
    ['skipped', 'needs db.reach, which is wrong'],
    ['skipped', expect.stringContaining('needs db.version')],
    ['wrong', 'off'],
    ['good', 'enough'],
    ['skipped', 'nobody asked'],
  ])
  expect(never).not.toHaveBeenCalled()
})

test('a check that throws, or takes too long, is not good', async () => {
  const hang = () => new Promise<never>(() => {})
  expect(
    await gradesOf(
      check('db.reach', hang),
      check('db.safe', () => {
        throw new TypeError('no such field')
      }),
    ),
  ).toEqual([
    ['wrong', 'no answer within 0 s'],
    ['wrong', 'TypeError: no such field'],
  ])
})

test('no check starts after the whole time is over', async () => {
  const late = await runChecks([check('db.safe', () => good('on'))], aDoctoredSite(), {
    checkMs: 50,
    totalMs: 0,
  })
  expect(late).toEqual([
    { name: 'db.safe', grade: 'skipped', seen: 'there was no time left for it', fix: null },
  ])
})

test('checks that must be right before a step exist, and mail and DNS never block a release', () => {
  const names = Object.keys(CHECKS)
  for (const purpose of ['release', 'start'] as const)
    expect(checksFor(purpose).map(({ name }) => name)).toEqual(
      PURPOSES[purpose].toSorted((a, b) => names.indexOf(a) - names.indexOf(b)),
    )
  expect(PURPOSES.release.filter((name) => /^(mail|dns)\./.test(name))).toEqual([])
})

test('all forty-seven checks run, in their order', () => {
  expect(ALL_CHECKS.map(({ name }) => name)).toEqual(Object.keys(CHECKS))
  expect(ALL_CHECKS).toHaveLength(47)
})

test('no password or key is shown', () => {
  const hide = hideSecrets({
    ...LIVE,
    DATABASE_OWNER_URL: 'postgresql://owner:p%40ssword@db/lumi',
    STRIPE_WEBHOOK_SECRET: 'whsec_first1234, whsec_second5678',
  })
  const shown = hide(
    `${Object.values(LIVE).join(' ')} p@ssword p%40ssword whsec_first1234 whsec_second5678 ${LIVE.STRIPE_SECRET_KEY}`,
  )
  expect(shown).not.toMatch(/correct-horse|battery-staple|p@ssword|p%40|first|second|HaBcDeFgHiJkLmsecret/)
  expect(shown).toContain('whsec_…1234')
  expect(shown).toContain('sk_live_…cret')
})
